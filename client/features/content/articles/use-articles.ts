import { shownData } from '#client/platform/apollo/shown-data';
import type { ContentSectionKey } from '#client/platform/generated/schema';
import { useArticleAddress } from './article-address';
import { useArticlesQuery } from './articles.generated';

/** How many come at once. */
const pageOf = 12;

/** The articles of a section as the address narrows them; while others are asked, those of before. */
export function useArticles(section: ContentSectionKey) {
  const address = useArticleAddress();
  const { year, topic } = address;
  const variables = { section, filter: { section, year, topic }, first: pageOf };
  const { data, previousData, error, refetch, fetchMore } = useArticlesQuery({ variables });
  return {
    ...address,
    data: shownData({ data, previousData, error }),
    error,
    retry: () => void refetch(),
    more: (after: string) => fetchMore({ variables: { after } }),
  };
}
