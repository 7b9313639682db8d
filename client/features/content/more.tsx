import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useErrorMessage } from '#client/platform/error-message';
import { Button } from '#client/ui/button';
import { ErrorNote } from '#client/ui/messages';
import styles from './more.module.css';

type Props = {
  shown: number;
  total: number;
  /** Loads the next page; undefined on the last. */
  onMore: (() => Promise<unknown>) | undefined;
};

/** The foot of a list in pages: a button for more, and how much of it is shown. */
export function More({ shown, total, onMore }: Props) {
  const errorMessage = useErrorMessage();
  const [loading, setLoading] = useState(false);
  const [error, setError] = useState<unknown>();
  const more = async (load: () => Promise<unknown>) => {
    setLoading(true);
    setError(undefined);
    try {
      await load();
    } catch (refusal) {
      setError(refusal);
    } finally {
      setLoading(false);
    }
  };
  return (
    <div className={styles.foot}>
      {error !== undefined && <ErrorNote>{errorMessage(error)}</ErrorNote>}
      {onMore && (
        <Button
          busyLabel={loading ? <FormattedMessage id="ui.loading" /> : undefined}
          onClick={() => void more(onMore)}
        >
          <FormattedMessage id="articles.more" />
        </Button>
      )}
      <span className="sm dim" role="status">
        <FormattedMessage id="articles.shownOf" values={{ shown, total }} />
      </span>
    </div>
  );
}
