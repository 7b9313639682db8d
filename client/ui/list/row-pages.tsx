import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { ErrorNote } from '#client/ui/feedback/messages';
import styles from './admin-list.module.css';
import { Pager } from './pager';

type Props<Row> = {
  /** What was read so far. */
  rows: readonly Row[];
  /** How many rows a page has, which is how many are read at once. */
  size: number;
  total: number;
  /** Reads more behind them; absent where there is none. */
  onMore: (() => Promise<unknown>) | undefined;
  /** The rows of one page. */
  children: (visible: readonly Row[]) => ReactNode;
};

/** Puts the focus on what is shown once that is another page, whose first row comes into sight. */
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

/** A list that is a part of a page, one page of rows at a time; those behind are read when somebody goes there. */
export function RowPages<Row>({ rows, size, total, onMore, children }: Props<Row>) {
  const errorMessage = useErrorMessage();
  const [wanted, setWanted] = useState(0);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  // What is read anew may be shorter.
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
