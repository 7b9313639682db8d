import { outdatedSince, outdatedResources } from '#server/features/editing/outdated/note-outdated';
import { wordPatterns } from '#server/features/editing/search-words';
import { now } from '#server/platform/clock';
import type { Language } from '#server/platform/language/i18n';
import { foldSearchSql } from '#server/platform/database/sql';
import { type Statement, where } from '#server/platform/database/statement';
import { translatedResources } from './translated-resources';
import type { TranslatedResources } from './translated.types';

export interface TextsWanted {
  search: string;
  kinds: readonly string[] | null;
  /** Languages of which it lacks any; null for whatever it has. */
  missing: readonly Language[] | null;
  /** Languages in any of which it is out of date, or lacking or out of date; null for whatever it is. */
  outdated: readonly Language[] | null;
  needing: readonly Language[] | null;
  /** Whether learners see its thing; null for whatever they see. */
  seen: boolean | null;
  /** These things alone, by kind. */
  resources?: ReadonlyMap<string, readonly string[]>;
}

/** Every text. */
export const everyText: TextsWanted = {
  search: '',
  kinds: null,
  missing: null,
  outdated: null,
  needing: null,
  seen: null,
};

/** SQL of the columns that say since when a text is out of date, over en, es, fr and the `outdated` of its thing. */
const sinceSql = `${outdatedSince('es', 'en', 'es')} as es_since, ${outdatedSince('fr', 'en', 'fr')} as fr_since`;

/** What the text in a JSON value says as `l` by language, and as `s` since when that is out of date. */
export const languagesOf = (value: string): string => `cross join lateral (select ${value}->>'en' as en,
        coalesce(${value}->>'es', '') as es, coalesce(${value}->>'fr', '') as fr) l
      cross join lateral (select ${sinceSql}) s`;

/** Every text in JSON `f.value`, wherever it lies in it, with what it says. */
export const textsOf = `cross join lateral jsonb_path_query(f.value, 'strict $.** ? (@.en.type() == "string")') x (value)
      ${languagesOf('x.value')}`;

/** One kind of things as rows `k`, their fields as v0, v1 and so on. */
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

/** The condition that a text is so in any of some languages; none where they are null. */
const inAny = (languages: readonly Language[] | null, isSo: (lang: Language) => string): string[] =>
  languages ? [`(${languages.map(isSo).join(' or ')})`] : [];

/** The conditions of the texts that are wanted, over title, en, es and fr, es_since and fr_since. */
export function conditions(
  statement: Statement,
  { search, missing, outdated, needing }: TextsWanted,
): string {
  const patterns = wordPatterns(search);
  return where([
    "concat(en, es, fr) <> ''",
    ...inAny(missing, isMissing),
    ...inAny(outdated, isOutdated),
    ...inAny(needing, isNeeding),
    ...(patterns.length > 0
      ? [
          `${foldSearchSql("concat_ws(' ', title, en, es, fr)")} like all(${statement.value(patterns, 'text[]')})`,
        ]
      : []),
  ]);
}

export const union = (parts: readonly string[]): string => parts.join('\n    union all\n    ');

export interface Visible {
  each: TranslatedResources;
  at: number;
  /** SQL of which of its things have a text that is wanted, as far as the things tell. */
  filtered: string[];
}

export const placeOfKind = (of: string): number => translatedResources().findIndex(({ kind }) => kind === of);

/** The kinds that are wanted from a place on. */
export function visibleKinds(statement: Statement, wanted: TextsWanted, from = 0): Visible[] {
  const { kinds, resources, outdated, seen } = wanted;
  // No parameter, since not every kind has a use for it.
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
