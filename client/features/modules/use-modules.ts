import { useEffect, useState } from 'react';
import { useModuleListQuery, type ModuleCardFragment } from '#client/platform/generated/graphql';

/** All visible modules that `search` finds, page after page; without a search, all there are. */
export function useModules(search: string): {
  modules: readonly ModuleCardFragment[] | undefined;
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

  const shown = data ?? previousData;
  return {
    modules: shown?.modules.nodes,
    error: error ?? pageError,
    retry,
  };
}
