import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#client/ui/button';
import { ErrorNote } from '#client/ui/messages';
import { useErrorMessage } from '#client/platform/error-message';
import styles from './load-more.module.css';

type Props = {
  /** How many are shown, and how many there are where that is known. */
  shown: number;
  total?: number;
  /** Loads the next page; absent on the last. */
  onMore?: () => Promise<unknown>;
};

/** The foot of a list in pages: how much of it is shown, and a button for more. */
export function LoadMore({ shown, total, onMore }: Props) {
  const errorMessage = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const more = async (load: () => Promise<unknown>) => {
    setBusy(true);
    setError(undefined);
    try {
      await load();
    } catch (problem) {
      setError(problem);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.foot}>
      {error !== undefined && <ErrorNote>{errorMessage(error)}</ErrorNote>}
      {total !== undefined && (
        <span className="sm dim" role="status">
          <FormattedMessage id="admin.shownOf" values={{ shown, total }} />
        </span>
      )}
      {onMore && (
        <Button
          busyLabel={busy ? <FormattedMessage id="admin.loading" /> : undefined}
          onClick={() => void more(onMore)}
        >
          <FormattedMessage id="admin.loadMore" />
        </Button>
      )}
    </div>
  );
}
