import type { TranslatedInto } from '#server/features/editing/outdated/outdated-translation.entity';
import { selectJson } from '#server/platform/database/database';
import { type LocalizedText, languages, translations } from '#server/platform/language/i18n';
import { Statement } from '#server/platform/database/statement';
import {
  conditions,
  languagesOf,
  placeOfKind,
  type Visible,
  visibleKinds,
  textsOf,
  type TextsWanted,
  resourcesSql,
  union,
  valuesOf,
} from './texts-sql';
import type { TranslatedResources } from './translated.types';

/** A text as returned by the query. */
export interface FoundText {
  kind: string;
  resourceId: string;
  ownerId: string | null;
  title: string;
  /** The position of its record within the owner, from 1; null if there is no owner. */
  place: number | null;
  /** Its field and the path within, separated by dots. Indexes have three digits. */
  path: string;
  text: LocalizedText;
  /** Since when each translation is outdated; null if it isn't. */
  outdated: Record<TranslatedInto, string | null>;
  /** The value that contains it, unless that is a list. */
  parent: unknown;
}

export interface Place {
  kind: string;
  title: string;
  resourceId: string;
  path: string;
}

/** Returns SQL that selects the fields of one kind of resource from `things`, as rows. */
function fieldsSql({ table, fields, id, place }: TranslatedResources, at: number): string {
  const values = fields.map(({ name, column }) => `('${name}', t."${column}")`);
  return `select h.n, h.kind, h.id, h.owner, h.title, h.outdated, (${place})::int as place, f.path, f.value, null::jsonb as parent
    from things h join "${table}" t on t."${id.column}" = h.id::${id.type}
    cross join lateral (values ${values.join(', ')}) f (path, value) where h.n = ${at} and f.value is not null`;
}

/** SQL of the next level of values. Texts themselves have no deeper level. */
const stepSql = `select s.key, s.value from jsonb_each(
      case when jsonb_typeof(w.value) = 'object' and jsonb_typeof(w.value->'en') is distinct from 'string'
        then w.value else '{}' end) s
    union all
    select lpad((a.place - 1)::text, 3, '0'), a.value from jsonb_array_elements(
      case jsonb_typeof(w.value) when 'array' then w.value else '[]' end) with ordinality a (value, place)`;

/** Returns SQL of the records from a position on that have a matching text, enough for a page. */
function pageOfResources(
  statement: Statement,
  visible: readonly Visible[],
  wanted: string,
  after: Place | null,
  limit: number,
) {
  const max = statement.value(limit + 1, 'int');
  const behind = ({ at }: Visible): string =>
    after && at === placeOfKind(after.kind)
      ? `(title, id) >= (${statement.value(after.title, 'text')}, ${statement.value(after.resourceId, 'text')}) and`
      : '';
  const parts = visible.map(
    (kind) => `(select ${kind.at} as n, '${kind.each.kind}'::text as kind, id, owner, title, outdated
      from ${resourcesSql(kind)}
      where ${behind(kind)} exists (select from ${valuesOf(kind.each)} ${textsOf} ${wanted})
      order by title, id limit ${max})`,
  );
  return `select * from (${union(parts)}) h order by n, title, id limit ${max}`;
}

/** Returns the statement of a page of texts; null if no kind matches. */
export function textsStatement(
  wanted: TextsWanted,
  after: Place | null,
  limit: number,
): (Statement & { text: string }) | null {
  const statement = new Statement();
  const visible = visibleKinds(statement, wanted, after ? placeOfKind(after.kind) : 0);
  if (visible.length === 0) return null;
  const selected = conditions(statement, wanted);
  const behind = after
    ? `where (n, title, id, path) > (${[
        statement.value(placeOfKind(after.kind), 'int'),
        statement.value(after.title, 'text'),
        statement.value(after.resourceId, 'text'),
        statement.value(after.path, 'text'),
      ].join(', ')})`
    : '';
  const text = `with recursive things as materialized (
    ${pageOfResources(statement, visible, selected, after, limit)}
  ), fields as (
    ${union(visible.map(({ each, at }) => fieldsSql(each, at)))}
  ), walk as (
    select * from fields
    union all
    select w.n, w.kind, w.id, w.owner, w.title, w.outdated, w.place, w.path || '.' || regexp_replace(e.key, 'Translations$', ''),
      e.value, case jsonb_typeof(w.value) when 'object' then w.value end
    from walk w cross join lateral (${stepSql}) e
    where jsonb_typeof(e.value) in ('object', 'array')
  ), texts as (
    select w.n, w.kind, w.id, w.owner, w.title, w.place, w.path, w.parent, l.*, s.*
    from walk w ${languagesOf('w.value')}
    where jsonb_typeof(w.value->'en') = 'string'
  ), chosen as (select * from texts ${selected})
  select coalesce(json_agg(json_build_object('kind', kind, 'resourceId', id, 'ownerId', owner, 'title', title,
      'place', place, 'path', path, 'text', json_build_object(${languages.map((lang) => `'${lang}', ${lang}`).join(', ')}),
      'outdated', json_build_object(${translations.map(({ code }) => `'${code}', ${code}_since`).join(', ')}), 'parent', parent)
      order by n, title, id, path), '[]') as json
  from (select * from chosen ${behind} order by n, title, id, path limit ${statement.value(limit, 'int')}) p`;
  return Object.assign(statement, { text });
}

/**
 * Returns a page of texts. Records with a matching text are found first, and only their values are searched for the
 * paths.
 */
export async function selectTexts(
  wanted: TextsWanted,
  after: Place | null,
  limit: number,
): Promise<FoundText[]> {
  const statement = textsStatement(wanted, after, limit);
  return statement ? (await selectJson<FoundText[]>(null, statement.text, statement.values))! : [];
}
