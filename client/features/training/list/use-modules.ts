import { useEffect, useState } from 'react';
import { useModuleListQuery } from './module-list.generated';
import type { ModuleCardFragment } from '../card/module-card.generated';

/** Loads all modules that match the search, page by page. While another search loads, the previous modules remain. */
export function useModules(search: string): {
  modules: readonly ModuleCardFragment[] | undefined;
  /** The search to which the modules belong. */
  answered: string;
  error: Error | undefined;
  retry: () => void;
} {
  const filter = search ? { search } : undefined;
  const { data, previousData, error, refetch, fetchMore } = useModuleListQuery({ variables: { filter } });
  const { hasNextPage, endCursor } = data?.modules.pageInfo ?? {};

  const [pageError, setPageError] = useState<Error>();

  useEffect(() => {
    if (hasNextPage) fetchMore({ variables: { after: endCursor } }).catch(setPageError);
  }, [hasNextPage, endCursor, fetchMore]);

  const retry = () => {
    setPageError(undefined);
    refetch().catch(setPageError);
  };

  const [answered, setAnswered] = useState(search);
  if (data && answered !== search) setAnswered(search);

  const visible = data ?? previousData;
  return {
    modules: visible?.modules.nodes,
    answered,
    error: error ?? pageError,
    retry,
  };
}
