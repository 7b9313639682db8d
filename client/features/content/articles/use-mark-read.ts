import { useEffect, useEffectEvent } from 'react';
import { useMarkArticleReadMutation, type WholeArticleFragment } from './article.generated';

/** Notes that the person has opened an article which was news; where that fails it stays news until the next time. */
export function useMarkRead(article: Pick<WholeArticleFragment, 'id' | 'isUnread'> | null | undefined): void {
  const [mark] = useMarkArticleReadMutation({
    // How many are unread is counted with the years, which are read again.
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
