import { FormattedMessage } from 'react-intl';
import { isFinal, isSilence } from '#client/platform/requests/error-code';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { Button } from '#client/ui/button';
import { ErrorNote } from '#client/ui/feedback/messages';
import { ErrorState, NoConnection } from '#client/ui/feedback/states';
import styles from './admin-list.module.css';

type Props = { error: unknown; onRetry: () => void };

/** The error state of a list. */
export function ListProblem({ error, isFiltered, onRetry }: Props & { isFiltered: boolean }) {
  const errorMessage = useErrorMessage();
  if (isSilence(error)) return <NoConnection onRetry={onRetry} />;
  return (
    <ErrorState
      message={<FormattedMessage id="admin.list.failed" />}
      onRetry={isFinal(error) ? undefined : onRetry}
      error={error}
    >
      {errorMessage(error)} {isFiltered && <FormattedMessage id="admin.list.kept" />}
    </ErrorState>
  );
}

/** A note that the rows are outdated because they couldn't be reloaded. */
export function StaleNote({ error, onRetry }: Props) {
  const errorMessage = useErrorMessage();
  return (
    <div className={styles.stale}>
      <ErrorNote>
        <FormattedMessage id="admin.list.stale" values={{ why: errorMessage(error) }} />
      </ErrorNote>
      <Button size="sm" onClick={onRetry}>
        <FormattedMessage id="ui.tryAgain" />
      </Button>
    </div>
  );
}
