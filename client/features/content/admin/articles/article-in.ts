import type { ArticleFieldsFragment } from '#client/platform/generated/described.generated';
import type { Language } from '#client/platform/i18n/languages';
import type { WholeArticleFragment } from '../../articles/article.generated';
import { kindNames } from '../parts/part-names';

type Text = ArticleFieldsFragment['titleTranslations'];
type Part = ArticleFieldsFragment['parts'][number];

/** Returns an article in a language, with English as the fallback. */
export function articleIn(language: Language, article: ArticleFieldsFragment): WholeArticleFragment {
  const read = (text: Text): string => text[language] || text.en;
  const ifAny = (text: Text | null) => text && read(text);
  const each = (texts: readonly Text[] | null) => texts?.map(read) ?? null;
  return {
    ...article,
    isUnread: false,
    title: read(article.titleTranslations),
    summary: read(article.summaryTranslations),
    parts: article.parts.map((part) => ({
      ...part,
      text: ifAny(part.textTranslations),
      alt: ifAny(part.altTranslations),
      caption: ifAny(part.captionTranslations),
      source: ifAny(part.sourceTranslations),
      legend: each(part.legend),
      head: each(part.head),
      rows: part.rows?.map(({ cells }) => ({ cells: cells.map(read) })) ?? null,
    })),
  };
}

/**
 * Returns the texts of a block, grouped where one of several is enough: names and numbers are the same in all
 * languages.
 */
const textsOf = (part: Part): (Text | null)[][] => [
  [part.textTranslations, part.sourceTranslations],
  [part.altTranslations],
  [part.captionTranslations],
  part.legend ?? [],
  [...(part.head ?? []), ...(part.rows ?? []).flatMap(({ cells }) => cells)],
];

/** Returns the message ids of the parts of an article that have an English text but no translation, each once. */
export function untranslated(language: Language, article: ArticleFieldsFragment): string[] {
  const lacks = (texts: readonly (Text | null)[]) =>
    texts.some((text) => text?.en) && !texts.some((text) => text?.[language]);
  const missing = [
    lacks([article.titleTranslations]) && 'admin.articles.title',
    lacks([article.summaryTranslations]) && 'admin.articles.summary',
    ...article.parts.map((part) => textsOf(part).some(lacks) && kindNames[part.kind]),
  ];
  return [...new Set(missing)].filter((id) => id !== false);
}
