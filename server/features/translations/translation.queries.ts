import { selectJson } from '#server/platform/database';
import type { Language, LocalizedText } from '#server/platform/language/i18n';
import { Statement, where } from '#server/platform/statement';
import { foldedSql } from '#server/platform/sql';
import { wordPatterns } from '#server/features/editing/search-words';
import { translatedThings } from './translated-things';
import type { TranslatedThings } from './translated.types';

/** A text as the statement gives it. */
export interface FoundText {
  kind: string;
  thingId: string;
  ownerId: string | null;
  title: string;
  /** Its field and the steps to it there, with points between; places in lists have three digits. */
  path: string;
  text: LocalizedText;
  /** What holds it, where that is no list. */
  parent: unknown;
}

export interface TextsWanted {
  search: string;
  kinds: readonly string[] | null;
  /** Languages of which it lacks any; null for whatever it has. */
  missing: readonly Language[] | null;
  /** These things alone, by kind. */
  things?: ReadonlyMap<string, readonly string[]>;
}

export interface Place {
  kind: string;
  title: string;
  thingId: string;
  path: string;
}

export type TextCounts = Record<'all' | 'lacking' | Language, number>;

/** Every text in JSON `f.value`, wherever it lies in it, as `l` by language. */
const textsOf = `cross join lateral jsonb_path_query(f.value, 'strict $.** ? (@.en.type() == "string")') x (value)
      cross join lateral (select x.value->>'en' as en, coalesce(x.value->>'es', '') as es,
        coalesce(x.value->>'fr', '') as fr) l`;

/** One kind of things as rows `k`, their fields as v0, v1 and so on. */
function thingsSql({ table, fields, id, title, owner, joins, only }: TranslatedThings, ids: string | null) {
  const key = `t."${id.column}"`;
  const narrowed = [...(only ? [only] : []), ...(ids ? [`${key} = any(${ids}::text[]::${id.type}[])`] : [])];
  const values = fields.map(({ column }, place) => `t."${column}" as v${place}`);
  return `(select ${key}::text as id, ${owner} as owner, ${title} as title, ${values.join(', ')}
      from "${table}" t${joins} ${where(narrowed)}) k`;
}

const valuesOf = ({ fields }: TranslatedThings): string =>
  `(values ${fields.map((_, place) => `(k.v${place})`).join(', ')}) f (value)`;

/** The fields of one kind of the `things` that hold texts, as rows. */
function fieldsSql({ table, fields, id }: TranslatedThings, at: number): string {
  const values = fields.map(({ name, column }) => `('${name}', t."${column}")`);
  return `select h.n, h.kind, h.id, h.owner, h.title, f.path, f.value, null::jsonb as parent
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

const missingSql = (lang: string): string => `${lang} = ''`;

/** The conditions of the texts that are wanted, over title, en, es and fr. */
function conditions(statement: Statement, { search, missing }: TextsWanted): string {
  const patterns = wordPatterns(search);
  const lacking = missing?.map(missingSql).join(' or ');
  return where([
    "concat(en, es, fr) <> ''",
    ...(lacking ? [`(${lacking})`] : []),
    ...(patterns.length > 0
      ? [`${foldedSql("concat_ws(' ', title, en, es, fr)")} like all(${statement.value(patterns, 'text[]')})`]
      : []),
  ]);
}

const union = (parts: readonly string[]): string => parts.join('\n    union all\n    ');

interface Shown {
  each: TranslatedThings;
  at: number;
  ids: string | null;
}

const placeOfKind = (of: string): number => translatedThings().findIndex(({ kind }) => kind === of);

/** The kinds that are wanted from a place on. */
function shownKinds(statement: Statement, { kinds, things }: TextsWanted, from = 0): Shown[] {
  return translatedThings()
    .map((each, at) => ({ each, at }))
    .filter(
      ({ each: { kind }, at }) =>
        at >= from && (!things || things.has(kind)) && (!kinds || kinds.includes(kind)),
    )
    .map(({ each, at }) => ({
      each,
      at,
      ids: things ? statement.value(things.get(each.kind), 'text[]') : null,
    }));
}

/** The things at a place or behind it that have a text that is wanted, as many as can have a page of them. */
function pageOfThings(
  statement: Statement,
  shown: readonly Shown[],
  wanted: string,
  after: Place | null,
  limit: number,
) {
  const most = statement.value(limit + 1, 'int');
  const behind = ({ at }: Shown): string =>
    after && at === placeOfKind(after.kind)
      ? `(title, id) >= (${statement.value(after.title, 'text')}, ${statement.value(after.thingId, 'text')}) and`
      : '';
  const parts = shown.map(
    (kind) => `(select ${kind.at} as n, '${kind.each.kind}'::text as kind, id, owner, title
      from ${thingsSql(kind.each, kind.ids)}
      where ${behind(kind)} exists (select from ${valuesOf(kind.each)} ${textsOf} ${wanted})
      order by title, id limit ${most})`,
  );
  return `select * from (${union(parts)}) h order by n, title, id limit ${most}`;
}

/** The statement of a page of texts; null where no kind is wanted. */
export function textsStatement(
  wanted: TextsWanted,
  after: Place | null,
  limit: number,
): (Statement & { text: string }) | null {
  const statement = new Statement();
  const shown = shownKinds(statement, wanted, after ? placeOfKind(after.kind) : 0);
  if (shown.length === 0) return null;
  const chosen = conditions(statement, wanted);
  const behind = after
    ? `where (n, title, id, path) > (${[
        statement.value(placeOfKind(after.kind), 'int'),
        statement.value(after.title, 'text'),
        statement.value(after.thingId, 'text'),
        statement.value(after.path, 'text'),
      ].join(', ')})`
    : '';
  const text = `with recursive things as materialized (
    ${pageOfThings(statement, shown, chosen, after, limit)}
  ), fields as (
    ${union(shown.map(({ each, at }) => fieldsSql(each, at)))}
  ), walk as (
    select * from fields
    union all
    select w.n, w.kind, w.id, w.owner, w.title, w.path || '.' || regexp_replace(e.key, 'Translations$', ''),
      e.value, case jsonb_typeof(w.value) when 'object' then w.value end
    from walk w cross join lateral (${stepSql}) e
    where jsonb_typeof(e.value) in ('object', 'array')
  ), texts as (
    select n, kind, id, owner, title, path, parent, value->>'en' as en,
      coalesce(value->>'es', '') as es, coalesce(value->>'fr', '') as fr
    from walk where jsonb_typeof(value->'en') = 'string'
  ), chosen as (select * from texts ${chosen})
  select coalesce(json_agg(json_build_object('kind', kind, 'thingId', id, 'ownerId', owner, 'title', title,
      'path', path, 'text', json_build_object('en', en, 'es', es, 'fr', fr), 'parent', parent)
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

/** The texts of some kinds by language, without the way to them. */
const languagesSql = (shown: readonly Shown[], chosen: string): string =>
  union(
    shown.map(
      ({ each, ids }) =>
        `select en, es, fr from ${thingsSql(each, ids)} cross join lateral ${valuesOf(each)} ${textsOf} ${chosen}`,
    ),
  );

/** How many texts there are of those that are wanted. */
export async function countTexts(wanted: TextsWanted): Promise<number> {
  const statement = new Statement();
  const shown = shownKinds(statement, wanted);
  if (shown.length === 0) return 0;
  const chosen = conditions(statement, wanted);
  const text = `select to_json(count(*)) as json from (${languagesSql(shown, chosen)}) c`;
  return (await selectJson<number>(null, text, statement.values))!;
}

/** How many texts there are, those that lack a language, and those in each. */
export async function selectTextCounts(): Promise<TextCounts> {
  const statement = new Statement();
  const all: TextsWanted = { search: '', kinds: null, missing: null };
  const texts = languagesSql(shownKinds(statement, all), conditions(statement, all));
  const text = `select json_build_object('all', count(*),
    'lacking', count(*) filter (where '' in (en, es, fr)), 'en', count(*) filter (where en <> ''),
    'es', count(*) filter (where es <> ''), 'fr', count(*) filter (where fr <> '')) as json from (${texts}) c`;
  return (await selectJson<TextCounts>('translation-counts', text))!;
}
