import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListControls } from './use-list-view';
import type { Page } from './list-parts';

type Visible = { page: Page<unknown> | undefined; isCurrent: boolean };

/**
 * Returns a function that opens the next page, or undefined if there is none. While rows load, the request waits for
 * them, unless the view changes.
 */
export function useNextPage(
  { page, isCurrent }: Visible,
  { view, next }: Pick<ListControls, 'view' | 'next'>,
): (() => void) | undefined {
  const { key } = useLocation();
  const requestedAt = useRef<string | null>(null);
  const { hasNextPage = false, endCursor = null } = page?.pageInfo ?? {};
  const go = hasNextPage && endCursor ? () => next(endCursor, view.from + page!.nodes.length) : undefined;
  useEffect(() => {
    if (!isCurrent || requestedAt.current !== key) return;
    requestedAt.current = null;
    go?.();
  });
  const goLater = () => {
    requestedAt.current = key;
  };
  return go && (isCurrent ? go : goLater);
}
