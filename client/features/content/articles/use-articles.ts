import { visibleData } from '#client/platform/apollo/visible-data';
import type { ContentSectionKey } from '#client/platform/generated/schema';
import { useArticleAddress } from './article-address';
import { articlesOf } from './articles-of';
import { useArticlesQuery } from './articles.generated';

/** The articles of a section as the address narrows them; while others are asked, those of before. */
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
