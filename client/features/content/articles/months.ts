import type { ArticleEntryFragment } from './articles.generated';

export type Month = { key: string; at: string; articles: ArticleEntryFragment[] };

/** Articles, newest first, by the months of the browser's time zone. */
export function byMonth(articles: readonly ArticleEntryFragment[]): Month[] {
  const months: Month[] = [];
  for (const article of articles) {
    const at = article.publishAt!;
    const day = new Date(at);
    const key = `${day.getFullYear()}-${day.getMonth()}`;
    if (months.at(-1)?.key !== key) months.push({ key, at, articles: [] });
    months.at(-1)!.articles.push(article);
  }
  return months;
}
