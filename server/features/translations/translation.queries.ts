import { selectJson } from '#server/platform/database';
import { LocalizedTextInput } from '#server/platform/graphql/localized';
import type { Language, LocalizedText } from '#server/platform/language/i18n';
import { Statement, where } from '#server/platform/statement';
import { foldedSql } from '#server/platform/sql';
import { wordPatterns } from '#server/features/editing/search-words';
import type { Description, EditedField } from '#server/features/editing/description';
import { ownerOf, type TranslatedThings, translatedThings } from './translated-things';

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
  /** One thing alone. */
  thing?: { kind: string; id: string };
}

export interface Place {
  kind: string;
  title: string;
  thingId: string;
  path: string;
}

export interface FoundTexts {
  total: number;
  counts: Record<'all' | 'lacking' | Language, number>;
  texts: FoundText[];
}

/** The outermost thing that a thing belongs to, with the joins that lead there from `t`. */
function rootOf(description: Description): { root: Description; alias: string; joins: string } {
  let [root, alias, joins] = [description, 't', ''];
  for (let at = 1; ; at++) {
    const next = ownerOf(root);
    if (!next) return { root, alias, joins };
    joins += ` join "${next.owner.table}" o${at} on o${at}.id = ${alias}."${next.field.column}"`;
    [root, alias] = [next.owner, `o${at}`];
  }
}

/** Whether a field is a line in several languages: the first one of a thing is its name. */
const isLine = ({ input, cleaned }: EditedField): boolean => input() === LocalizedTextInput && !cleaned;

/** The fields of one kind of things that hold texts, as rows. */
function fieldsSql({ description, fields }: TranslatedThings, at: number, only: string): string {
  const { root, alias, joins } = rootOf(description);
  const name = root.fields.find(isLine);
  const title = name ? `coalesce(${alias}."${name.column}"->>'en', '')` : "''";
  const owner = alias === 't' ? 'null::text' : `${alias}.id::text`;
  const values = fields.map(({ name: field, column }) => `('${field}', t."${column}")`);
  return `select ${at} as n, '${description.kind}'::text as kind, t.id::text as id, ${owner} as owner,
      ${title} as title, f.path, f.value, null::jsonb as parent
    from "${description.table}" t${joins} cross join lateral (values ${values.join(', ')}) f (path, value)
    where f.value is not null${only}`;
}

/** What lies one step further: the texts themselves have nothing below them. */
const stepSql = `select s.key, s.value from jsonb_each(
      case when jsonb_typeof(w.value) = 'object' and jsonb_typeof(w.value->'en') is distinct from 'string'
        then w.value else '{}' end) s
    union all
    select lpad((a.place - 1)::text, 3, '0'), a.value from jsonb_array_elements(
      case jsonb_typeof(w.value) when 'array' then w.value else '[]' end) with ordinality a (value, place)`;

const missingSql = (lang: string): string => `${lang} = ''`;

function conditions(statement: Statement, { search, kinds, missing }: TextsWanted): string {
  const patterns = wordPatterns(search);
  const lacking = missing?.map(missingSql).join(' or ');
  return where([
    ...(kinds ? [`kind = any(${statement.value(kinds, 'text[]')})`] : []),
    ...(lacking ? [`(${lacking})`] : []),
    ...(patterns.length > 0
      ? [`${foldedSql("concat_ws(' ', title, en, es, fr)")} like all(${statement.value(patterns, 'text[]')})`]
      : []),
  ]);
}

/** A page of the texts of all that is described, with how many there are: one statement. */
export async function selectTexts(
  wanted: TextsWanted,
  after: Place | null,
  limit: number,
): Promise<FoundTexts> {
  const statement = new Statement();
  const { thing } = wanted;
  const kinds = translatedThings();
  const shown = thing ? kinds.filter(({ description: { kind } }) => kind === thing.kind) : kinds;
  const only = thing ? ` and t.id = ${statement.value(thing.id, 'uuid')}` : '';
  const chosen = conditions(statement, wanted);
  const numberOf = (kind: string) => kinds.findIndex(({ description }) => description.kind === kind);
  const behind = after
    ? `where (n, title, id, path) > (${[
        statement.value(numberOf(after.kind), 'int'),
        statement.value(after.title, 'text'),
        statement.value(after.thingId, 'text'),
        statement.value(after.path, 'text'),
      ].join(', ')})`
    : '';
  const text = `with recursive fields as (
    ${shown.map((each) => fieldsSql(each, kinds.indexOf(each), only)).join('\n    union all\n    ')}
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
  ), chosen as (select * from texts ${chosen})
  select json_build_object(
    'total', (select count(*) from chosen),
    'counts', (select json_build_object('all', count(*),
      'lacking', count(*) filter (where '' in (en, es, fr)), 'en', count(*) filter (where en <> ''),
      'es', count(*) filter (where es <> ''), 'fr', count(*) filter (where fr <> '')) from texts),
    'texts', (select coalesce(json_agg(json_build_object('kind', kind, 'thingId', id, 'ownerId', owner, 'title', title,
        'path', path, 'text', json_build_object('en', en, 'es', es, 'fr', fr), 'parent', parent)
        order by n, title, id, path), '[]')
      from (select * from chosen ${behind} order by n, title, id, path limit ${statement.value(limit, 'int')}) p)
  ) as json`;
  return (await selectJson<FoundTexts>(null, text, statement.values))!;
}
