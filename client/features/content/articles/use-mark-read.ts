import { useEffect, useEffectEvent } from 'react';
import { useMarkArticleReadMutation, type WholeArticleFragment } from './article.generated';

/** Marks an unread article as read. If that fails, it stays unread until it is opened again. */
export function useMarkRead(article: Pick<WholeArticleFragment, 'id' | 'isUnread'> | null | undefined): void {
  const [mark] = useMarkArticleReadMutation({
    // The number of unread articles comes with the years, which are reloaded.
    update: (cache) => {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'articleYears' });
    },
  });
  const id = article?.isUnread ? article.id : null;
  const note = useEffectEvent((articleId: string) => {
    mark({ variables: { input: { articleId } } }).catch((error: unknown) =>
      console.warn('An article could not be marked as read.', error),
    );
  });
  useEffect(() => {
    if (id !== null) note(id);
  }, [id]);
}
