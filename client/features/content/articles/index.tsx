import type { Language } from '#client/platform/generated/schema';
import { FirstArticlesDocument } from './articles.generated';
import { articlesOf } from './articles-of';

/** Returns the query for a first page that shows the news. */
export const firstNews = (lang: Language) => ({
  query: FirstArticlesDocument,
  variables: { ...articlesOf('whats_new', { year: null, topic: null }), lang },
});
