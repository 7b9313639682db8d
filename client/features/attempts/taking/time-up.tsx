import { FormattedMessage } from 'react-intl';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { Button } from '#client/ui/button';
import { EmptyState } from '#client/ui/feedback/states';

type Props = { waiting: boolean; error: unknown; onRetry: () => void };

/** The message that time is up and the test is being submitted. */
export function TimeUp({ waiting, error, onRetry }: Props) {
  const errorMessage = useErrorMessage();
  return (
    <div role="status">
      <EmptyState
        title={<FormattedMessage id="tests.timeUp" />}
        actions={
          error !== undefined && (
            <Button variant="primary" onClick={onRetry}>
              <FormattedMessage id="ui.tryAgain" />
            </Button>
          )
        }
      >
        {error === undefined ? (
          <FormattedMessage id={waiting ? 'tests.submit.waiting' : 'tests.timeUpHelp'} />
        ) : (
          errorMessage(error)
        )}
      </EmptyState>
    </div>
  );
}
