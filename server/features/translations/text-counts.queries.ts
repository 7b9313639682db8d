import { selectJson } from '#server/platform/database/database';
import { type Language, languages, translations, type TranslatedInto } from '#server/platform/language/i18n';
import { Statement } from '#server/platform/database/statement';
import {
  conditions,
  everyText,
  type Visible,
  visibleKinds,
  textsOf,
  type TextsWanted,
  resourcesSql,
  sinceColumns,
  union,
  valuesOf,
} from './texts-sql';

export type TextCounts = Record<
  'all' | 'lacking' | 'outdated' | Language | `${TranslatedInto}Outdated`,
  number
>;

/** Returns SQL of the texts of some kinds by language, without their paths. */
const languagesSql = (visible: readonly Visible[], selected: string): string =>
  union(
    visible.map(
      (kind) =>
        `select ${[...languages, ...sinceColumns].join(', ')} from ${resourcesSql(kind)}
        cross join lateral ${valuesOf(kind.each)} ${textsOf} ${selected}`,
    ),
  );

/** Returns the number of matching texts. */
export async function countTexts(wanted: TextsWanted): Promise<number> {
  const statement = new Statement();
  const visible = visibleKinds(statement, wanted);
  if (visible.length === 0) return 0;
  const selected = conditions(statement, wanted);
  const text = `select to_json(count(*)) as json from (${languagesSql(visible, selected)}) c`;
  return (await selectJson<number>(null, text, statement.values))!;
}

/** Returns the number of all texts, of those with a missing or outdated language, and of those in each language. */
export async function selectTextCounts(): Promise<TextCounts> {
  const statement = new Statement();
  const texts = languagesSql(visibleKinds(statement, everyText), conditions(statement, everyText));
  const counts = [
    ...languages.map((lang) => `'${lang}', count(*) filter (where ${lang} <> '')`),
    ...translations.map(({ code }) => `'${code}Outdated', count(${code}_since)`),
  ];
  const text = `select json_build_object('all', count(*),
    'lacking', count(*) filter (where '' in (${languages.join(', ')})),
    'outdated', count(*) filter (where coalesce(${sinceColumns.join(', ')}) is not null),
    ${counts.join(', ')}) as json from (${texts}) c`;
  return (await selectJson<TextCounts>('translation-counts', text))!;
}

/** SQL of a pattern for HTML tags and entities, which plain texts don't contain. */
const marks = `'</?[a-z]|&[a-z#][a-z0-9]*;'`;

/** Returns the current translations of texts with the same English, without tags, most frequent first. */
export async function selectSimilar(
  english: string,
  lang: Language,
  max: number,
): Promise<{ text: string; count: number }[]> {
  const statement = new Statement();
  const isSame = `where lower(en) = lower(${statement.value(english, 'text')}) and ${lang} <> '' and ${lang} !~ ${marks}`;
  const selected = lang === 'en' ? isSame : `${isSame} and ${lang}_since is null`;
  const texts = languagesSql(visibleKinds(statement, everyText), selected);
  const text = `select coalesce(json_agg(s), '[]') as json from (
    select ${lang} as text, count(*)::int as count from (${texts}) c
    group by 1 order by 2 desc, 1 limit ${statement.value(max, 'int')}) s`;
  return (await selectJson<{ text: string; count: number }[]>(null, text, statement.values))!;
}
