import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import type { ImportFieldsFragment } from '../imports.generated';

/** Refetches the count of missing translations when an import of translations has ended. */
export function useTranslationCounts(data: ImportFieldsFragment | null | undefined): void {
  const client = useApolloClient();
  const hasEnded = data?.kind === 'translations' && ['done', 'stopped', 'undone'].includes(data.status);
  const status = hasEnded ? data.status : null;
  useEffect(() => {
    if (status === null) return;
    void client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName }) => queryName === 'TranslationCounts',
    });
  }, [client, status]);
}
