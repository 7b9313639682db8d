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

export interface FoundTexts {
  total: number;
  texts: FoundText[];
}

export type TextCounts = Record<'all' | 'lacking' | Language, number>;

/** The fields of one kind of things that hold texts, as rows. */
function fieldsSql(things: TranslatedThings, at: number, ids: string | null): string {
  const { kind, table, fields, id, title, owner, joins, only } = things;
  const key = `t."${id.column}"`;
  const values = fields.map(({ name, column }) => `('${name}', t."${column}")`);
  const narrowed = [
    'f.value is not null',
    ...(only ? [only] : []),
    ...(ids ? [`${key} = any(${ids}::text[]::${id.type}[])`] : []),
  ];
  return `select ${at} as n, '${kind}'::text as kind, ${key}::text as id, ${owner} as owner,
      ${title} as title, f.path, f.value, null::jsonb as parent
    from "${table}" t${joins} cross join lateral (values ${values.join(', ')}) f (path, value)
    ${where(narrowed)}`;
}

/** What lies one step further: the texts themselves have nothing below them. */
const stepSql = `select s.key, s.value from jsonb_each(
      case when jsonb_typeof(w.value) = 'object' and jsonb_typeof(w.value->'en') is distinct from 'string'
        then w.value else '{}' end) s
    union all
    select lpad((a.place - 1)::text, 3, '0'), a.value from jsonb_array_elements(
      case jsonb_typeof(w.value) when 'array' then w.value else '[]' end) with ordinality a (value, place)`;

const missingSql = (lang: string): string => `${lang} = ''`;

function conditions(statement: Statement, { search, missing }: TextsWanted): string {
  const patterns = wordPatterns(search);
  const lacking = missing?.map(missingSql).join(' or ');
  return where([
    ...(lacking ? [`(${lacking})`] : []),
    ...(patterns.length > 0
      ? [`${foldedSql("concat_ws(' ', title, en, es, fr)")} like all(${statement.value(patterns, 'text[]')})`]
      : []),
  ]);
}

/** The texts of some kinds as rows `texts`, each with its place and its languages. */
function textsSql(shown: readonly TranslatedThings[], idsOf: (kind: string) => string | null): string {
  const kinds = translatedThings();
  return `with recursive fields as (
    ${shown.map((each) => fieldsSql(each, kinds.indexOf(each), idsOf(each.kind))).join('\n    union all\n    ')}
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
      and concat(value->>'en', value->>'es', value->>'fr') <> ''
  )`;
}

/** A page of the texts of all that is described, with how many there are: one statement. */
export async function selectTexts(
  wanted: TextsWanted,
  after: Place | null,
  limit: number,
): Promise<FoundTexts> {
  const statement = new Statement();
  const { things } = wanted;
  const kinds = translatedThings();
  const shown = kinds.filter(
    ({ kind }) => (!things || things.has(kind)) && (!wanted.kinds || wanted.kinds.includes(kind)),
  );
  if (shown.length === 0) return { total: 0, texts: [] };
  const idsOf = (kind: string) => (things ? statement.value(things.get(kind), 'text[]') : null);
  const chosen = conditions(statement, wanted);
  const numberOf = (of: string) => kinds.findIndex(({ kind }) => kind === of);
  const behind = after
    ? `where (n, title, id, path) > (${[
        statement.value(numberOf(after.kind), 'int'),
        statement.value(after.title, 'text'),
        statement.value(after.thingId, 'text'),
        statement.value(after.path, 'text'),
      ].join(', ')})`
    : '';
  const text = `${textsSql(shown, idsOf)}, chosen as (select * from texts ${chosen})
  select json_build_object(
    'total', (select count(*) from chosen),
    'texts', (select coalesce(json_agg(json_build_object('kind', kind, 'thingId', id, 'ownerId', owner, 'title', title,
        'path', path, 'text', json_build_object('en', en, 'es', es, 'fr', fr), 'parent', parent)
        order by n, title, id, path), '[]')
      from (select * from chosen ${behind} order by n, title, id, path limit ${statement.value(limit, 'int')}) p)
  ) as json`;
  return (await selectJson<FoundTexts>(null, text, statement.values))!;
}

/** How many texts there are, those that lack a language, and those in each. */
export async function selectTextCounts(): Promise<TextCounts> {
  const text = `${textsSql(translatedThings(), () => null)}
  select json_build_object('all', count(*),
    'lacking', count(*) filter (where '' in (en, es, fr)), 'en', count(*) filter (where en <> ''),
    'es', count(*) filter (where es <> ''), 'fr', count(*) filter (where fr <> '')) as json from texts`;
  return (await selectJson<TextCounts>('translation-counts', text))!;
}
