import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { ErrorNote } from '#client/ui/feedback/messages';
import styles from './admin-list.module.css';
import { Pager } from './pager';

type Props<Row> = {
  /** The rows loaded so far. */
  rows: readonly Row[];
  /** The page size, which is also the number of rows loaded at once. */
  size: number;
  total: number;
  /** Loads more rows. Undefined if all are loaded. */
  onMore: (() => Promise<unknown>) | undefined;
  /** Renders the rows of a page. */
  children: (visible: readonly Row[]) => ReactNode;
};

/** Focuses the part after a page change and scrolls to its first row. */
function useFocusOn(page: number) {
  const part = useRef<HTMLDivElement>(null);
  const visible = useRef(page);
  useEffect(() => {
    if (visible.current === page) return;
    visible.current = page;
    part.current?.focus({ preventScroll: true });
    part.current?.scrollIntoView?.({ block: 'start' });
  }, [page]);
  return part;
}

/** A paginated list inside a page. Further rows load on demand. */
export function RowPages<Row>({ rows, size, total, onMore, children }: Props<Row>) {
  const errorMessage = useErrorMessage();
  const [wanted, setWanted] = useState(0);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  // A reload may return fewer rows.
  const page = Math.max(0, Math.min(wanted, Math.ceil(rows.length / size) - 1));
  const part = useFocusOn(page);
  const visible = rows.slice(page * size, (page + 1) * size);
  const isRead = rows.length > (page + 1) * size;
  const next = async () => {
    if (busy) return;
    setError(undefined);
    setBusy(true);
    try {
      if (!isRead) await onMore?.();
      setWanted(page + 1);
    } catch (rejection) {
      setError(rejection);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div ref={part} tabIndex={-1} className={styles.pagesOfPart} aria-busy={busy || undefined}>
      {children(visible)}
      {error !== undefined && <ErrorNote>{errorMessage(error)}</ErrorNote>}
      <Pager
        isPart
        from={page * size + 1}
        count={visible.length}
        total={total}
        onPrevious={page > 0 ? () => setWanted(page - 1) : undefined}
        onNext={isRead || onMore ? () => void next() : undefined}
      />
    </div>
  );
}
