import { visibleData } from '#client/platform/apollo/visible-data';
import type { ContentSectionKey } from '#client/platform/generated/schema';
import { useArticleAddress } from './article-address';
import { articlesOf } from './articles-of';
import { useArticlesQuery } from './articles.generated';

/** Returns the articles for the filters in the URL. While others load, the previous ones remain. */
export function useArticles(section: ContentSectionKey) {
  const address = useArticleAddress();
  const variables = articlesOf(section, address);
  const { data, previousData, error, refetch, fetchMore } = useArticlesQuery({ variables });
  return {
    ...address,
    data: visibleData({ data, previousData, error }),
    error,
    retry: () => void refetch(),
    more: (after: string) => fetchMore({ variables: { after } }),
  };
}
