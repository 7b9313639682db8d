import type { EntityManager } from 'typeorm';
import { iso } from '#server/platform/database/sql';
import type { TranslatedInto } from './outdated-translation.entity';

/**
 * Digest of the English text that a replaced translation was made from, and the time since when it was
 * outdated.
 */
export interface PreviousOutdated {
  source: string;
  changedAt: string;
}

/** A translation, and the record that has it. */
export interface TranslationOf {
  kind: string;
  resourceId: string;
  lang: TranslatedInto;
  en: string;
  text: string;
}

const digest = (en: string, text: string): string => `md5(${en} || chr(31) || ${text})`;

/** Returns the translations that are out of date, by their index. */
export async function findOutdated(
  manager: EntityManager,
  translations: readonly TranslationOf[],
): Promise<ReadonlyMap<number, PreviousOutdated>> {
  const found = await manager.query<(PreviousOutdated & { at: number })[]>(
    `select t.at::int as at, o.source, to_char(o.changed_at, ${iso}) as "changedAt"
     from jsonb_array_elements($1::jsonb) with ordinality as t (translation, at)
     join outdated_translation o on o.kind = translation ->> 'kind' and o.resource_id = translation ->> 'resourceId'
       and o.lang = translation ->> 'lang' and o.digest = ${digest(`(translation ->> 'en')`, `(translation ->> 'text')`)}`,
    [JSON.stringify(translations)],
  );
  return new Map(found.map(({ at, source, changedAt }) => [at - 1, { source, changedAt }]));
}

/** Marks a translation as out of date again, as it was before. Returns false if it is marked already. */
export async function markOutdatedAgain(
  manager: EntityManager,
  { kind, resourceId, lang, en, text }: TranslationOf,
  { source, changedAt }: PreviousOutdated,
): Promise<boolean> {
  const marked: unknown[] = await manager.query(
    `insert into outdated_translation (kind, resource_id, lang, digest, source, changed_at)
     values ($1, $2, $3, ${digest('$4::text', '$5::text')}, $6, $7) on conflict do nothing returning 1`,
    [kind, resourceId, lang, en, text, source, changedAt],
  );
  return marked.length > 0;
}
