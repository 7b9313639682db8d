import { createHash } from 'node:crypto';
import { type EntityManager, In } from 'typeorm';
import { now } from '#server/platform/clock';
import { iso } from '#server/platform/database/sql';
import { isSame, leftBehind, type Said, translationsIn } from './stale-translation';
import { OutdatedTranslationEntity, type TranslatedInto } from './outdated-translation.entity';

/** The record that the texts belong to. */
interface Resource {
  kind: string;
  id: string;
}

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

/** Returns the digest by which the English that a translation was made from is recognized. */
export const digestOfEnglish = md5;

/** U+001F can't occur in either text, so it separates them safely. */
const digestOf = ({ en, text }: Pick<Said, 'en' | 'text'>): string => md5(`${en}\u001f${text}`);

/**
 * Returns SQL of a resource's records with outdated translations: `resource_id`, and `outdated` with the
 * times by language and digest.
 */
export const outdatedResources = (kind: string): string =>
  `(select resource_id, jsonb_object_agg(lang || digest, to_char(changed_at, ${iso})) as outdated
    from outdated_translation where kind = '${kind}' group by resource_id)`;

/**
 * Returns SQL of the time since when a translation is outdated, by the `outdated` of its record; null if it
 * isn't.
 */
export const outdatedSince = (lang: TranslatedInto, en: string, text: string): string =>
  `case when outdated is not null then outdated->>('${lang}' || md5(${en} || chr(31) || ${text})) end`;

/**
 * Updates the outdated translations of a record by its values before and after a write. The caller has locked
 * the record.
 */
export async function noteOutdated(
  manager: EntityManager,
  { kind, id }: Resource,
  before: unknown,
  after: unknown,
): Promise<void> {
  const [had, has] = [translationsIn(before), translationsIn(after)];
  if (isSame(had, has)) return;
  const left = leftBehind(had, has);
  await manager.query(
    `with gone as (
       delete from outdated_translation where kind = $1 and resource_id = $2 and not lang || digest = any($3::text[])
       returning lang, digest, source
     ) insert into outdated_translation (kind, resource_id, lang, digest, source, changed_at)
     select $1, $2, l.lang, l.digest, coalesce(g.source, l.source), $9::timestamptz
     from unnest($4::text[], $5::text[], $6::text[], $7::text[], $8::text[]) l (lang, digest, former, source, english)
     left join gone g on g.lang = l.lang and g.digest = l.former
     where coalesce(g.source, l.source) <> l.english
     on conflict (kind, resource_id, lang, digest) do update set changed_at = excluded.changed_at`,
    [
      kind,
      id,
      has.map((said) => said.lang + digestOf(said)),
      left.map(({ lang }) => lang),
      left.map(digestOf),
      left.map(({ was, text }) => digestOf({ en: was, text })),
      left.map(({ was }) => md5(was)),
      left.map(({ en }) => md5(en)),
      now(),
    ],
  );
}

/** Marks a translation as up to date with the English text. Returns whether it was outdated. */
export async function takeForRight(
  manager: EntityManager,
  { kind, id }: Resource,
  said: Said,
): Promise<boolean> {
  const { affected } = await manager.delete(OutdatedTranslationEntity, {
    kind,
    resourceId: id,
    lang: said.lang,
    digest: digestOf(said),
  });
  return affected === 1;
}

/** Deletes the marks of deleted records. */
export async function clearOutdated(
  manager: EntityManager,
  kind: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length > 0) await manager.delete(OutdatedTranslationEntity, { kind, resourceId: In(ids) });
}
