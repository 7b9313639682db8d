import { outdatedSince, outdatedResources } from '#server/features/editing/outdated/note-outdated';
import { wordPatterns } from '#server/features/editing/search-words';
import { now } from '#server/platform/clock';
import { type Language, translations, textLanguages } from '#server/platform/language/i18n';
import { foldSearchSql } from '#server/platform/database/sql';
import { type Statement, where } from '#server/platform/database/statement';
import { translatedResources } from './translated-resources';
import type { TranslatedResources } from './translated.types';

export interface TextsWanted {
  search: string;
  kinds: readonly string[] | null;
  /** Languages of which at least one is missing; null for no filter. */
  missing: readonly Language[] | null;
  /** Languages of which at least one is outdated, or missing or outdated; null for no filter. */
  outdated: readonly Language[] | null;
  needing: readonly Language[] | null;
  /** The visibility of its record for learners; null for no filter. */
  seen: boolean | null;
  /** Only these records, by kind. */
  resources?: ReadonlyMap<string, readonly string[]>;
}

/** The filter of every text. */
export const everyText: TextsWanted = {
  search: '',
  kinds: null,
  missing: null,
  outdated: null,
  needing: null,
  seen: null,
};

/** SQL of the columns with the times since which a text is outdated, over the languages and the record's `outdated`. */
const sinceSql = translations
  .map(({ code }) => `${outdatedSince(code, 'en', code)} as ${code}_since`)
  .join(', ');

/** The columns of since when a text is out of date, such as `fr_since`. */
export const sinceColumns = translations.map(({ code }) => `${code}_since`);

const columns = textLanguages.map(({ code }) => code).join(', ');

/** Returns SQL of the languages of a text in JSON as `l`, and of the times since which it is outdated as `s`. */
export const languagesOf = (value: string): string => `cross join lateral (select ${value}->>'en' as en,
        ${translations.map(({ code }) => `coalesce(${value}->>'${code}', '') as ${code}`).join(', ')}) l
      cross join lateral (select ${sinceSql}) s`;

/** SQL of every text in JSON `f.value` at any depth, with its languages. */
export const textsOf = `cross join lateral jsonb_path_query(f.value, 'strict $.** ? (@.en.type() == "string")') x (value)
      ${languagesOf('x.value')}`;

/** Returns SQL of one kind of record as rows `k`, with its fields as v0, v1 and so on. */
export function resourcesSql({ each, filtered }: Visible): string {
  const { kind, table, fields, id, title, owner, joins } = each;
  const key = `t."${id.column}"::text`;
  const values = fields.map(({ column }, place) => `t."${column}" as v${place}`);
  return `(select ${key} as id, ${owner} as owner, ${title} as title, late.outdated, ${values.join(', ')}
      from "${table}" t${joins} left join ${outdatedResources(kind)} late on late.resource_id = ${key} ${where(filtered)}) k`;
}

export const valuesOf = ({ fields }: TranslatedResources): string =>
  `(values ${fields.map((_, place) => `(k.v${place})`).join(', ')}) f (value)`;

const isMissing = (lang: Language): string => `${lang} = ''`;
const isOutdated = (lang: Language): string => (lang === 'en' ? 'false' : `${lang}_since is not null`);
const isNeeding = (lang: Language): string => `${isMissing(lang)} or ${isOutdated(lang)}`;

/** Returns the condition that is true for at least one of the languages; none if they are null. */
const inAny = (languages: readonly Language[] | null, isSo: (lang: Language) => string): string[] =>
  languages ? [`(${languages.map(isSo).join(' or ')})`] : [];

/** Returns the conditions of matching texts, over title, en, es and fr, es_since and fr_since. */
export function conditions(
  statement: Statement,
  { search, missing, outdated, needing }: TextsWanted,
): string {
  const patterns = wordPatterns(search);
  return where([
    `concat(${columns}) <> ''`,
    ...inAny(missing, isMissing),
    ...inAny(outdated, isOutdated),
    ...inAny(needing, isNeeding),
    ...(patterns.length > 0
      ? [
          `${foldSearchSql(`concat_ws(' ', title, ${columns})`)} like all(${statement.value(patterns, 'text[]')})`,
        ]
      : []),
  ]);
}

export const union = (parts: readonly string[]): string => parts.join('\n    union all\n    ');

export interface Visible {
  each: TranslatedResources;
  at: number;
  /** SQL conditions of records with a matching text, as far as the record alone shows. */
  filtered: string[];
}

export const placeOfKind = (of: string): number => translatedResources().findIndex(({ kind }) => kind === of);

/** Returns the matching kinds from a position on. */
export function visibleKinds(statement: Statement, wanted: TextsWanted, from = 0): Visible[] {
  const { kinds, resources, outdated, seen } = wanted;
  // A literal instead of a parameter, because not every kind uses it.
  const moment = `'${now().toISOString()}'::timestamptz`;
  return translatedResources()
    .map((each, at) => ({ each, at }))
    .filter(
      ({ each: { kind }, at }) =>
        at >= from && (!resources || resources.has(kind)) && (!kinds || kinds.includes(kind)),
    )
    .map(({ each, at }) => ({
      each,
      at,
      filtered: [
        ...(each.only ? [each.only] : []),
        ...(resources
          ? [
              `t."${each.id.column}" = any(${statement.value(resources.get(each.kind), 'text[]')}::${each.id.type}[])`,
            ]
          : []),
        ...(outdated ? ['late.outdated is not null'] : []),
        ...(seen === null ? [] : [`(${each.seen(moment)}) = ${String(seen)}`]),
      ],
    }));
}
