import type { TranslatedInto } from '#server/features/editing/outdated/outdated-translation.entity';
import { selectJson } from '#server/platform/database/database';
import type { LocalizedText } from '#server/platform/language/i18n';
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

/** A text as the statement gives it. */
export interface FoundText {
  kind: string;
  resourceId: string;
  ownerId: string | null;
  title: string;
  /** Place of its thing, from 1, among what belongs to the same; null where that belongs to nothing. */
  place: number | null;
  /** Its field and the steps to it there, with points between; places in lists have three digits. */
  path: string;
  text: LocalizedText;
  /** Since when a translation is out of date; null where it is not. */
  outdated: Record<TranslatedInto, string | null>;
  /** What holds it, where that is no list. */
  parent: unknown;
}

export interface Place {
  kind: string;
  title: string;
  resourceId: string;
  path: string;
}

/** The fields of one kind of the `things` that hold texts, as rows. */
function fieldsSql({ table, fields, id, place }: TranslatedResources, at: number): string {
  const values = fields.map(({ name, column }) => `('${name}', t."${column}")`);
  return `select h.n, h.kind, h.id, h.owner, h.title, h.outdated, (${place})::int as place, f.path, f.value, null::jsonb as parent
    from things h join "${table}" t on t."${id.column}" = h.id::${id.type}
    cross join lateral (values ${values.join(', ')}) f (path, value) where h.n = ${at} and f.value is not null`;
}

/** What lies one step further: the texts themselves have nothing below them. */
const stepSql = `select s.key, s.value from jsonb_each(
      case when jsonb_typeof(w.value) = 'object' and jsonb_typeof(w.value->'en') is distinct from 'string'
        then w.value else '{}' end) s
    union all
    select lpad((a.place - 1)::text, 3, '0'), a.value from jsonb_array_elements(
      case jsonb_typeof(w.value) when 'array' then w.value else '[]' end) with ordinality a (value, place)`;

/** The things at a place or behind it that have a text that is wanted, as many as can have a page of them. */
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

/** The statement of a page of texts; null where no kind is wanted. */
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
      'place', place, 'path', path, 'text', json_build_object('en', en, 'es', es, 'fr', fr),
      'outdated', json_build_object('es', es_since, 'fr', fr_since), 'parent', parent)
      order by n, title, id, path), '[]') as json
  from (select * from chosen ${behind} order by n, title, id, path limit ${statement.value(limit, 'int')}) p`;
  return Object.assign(statement, { text });
}

/**
 * A page of the texts of all that is described: the things that have one are found first, and the way to a text is walked in
 * those alone.
 */
export async function selectTexts(
  wanted: TextsWanted,
  after: Place | null,
  limit: number,
): Promise<FoundText[]> {
  const statement = textsStatement(wanted, after, limit);
  return statement ? (await selectJson<FoundText[]>(null, statement.text, statement.values))! : [];
}
