import { useState } from 'react';
import toast from 'react-hot-toast';
import { FormattedMessage } from 'react-intl';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { Button } from '#client/ui/button';
import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog';
import {
  useCancelBulkActionMutation,
  useUndoBulkActionMutation,
  type BulkActionLineFragment,
} from './bulk.generated';
import { useBulkWords } from './use-bulk-words';

type Props = { action: BulkActionLineFragment; onChange?: () => void };

function Stop({ action: { id } }: Props) {
  const errorMessage = useErrorMessage();
  const [cancel, { loading }] = useCancelBulkActionMutation();
  const stop = () =>
    cancel({ variables: { input: { id } } }).catch((error: unknown) => toast.error(errorMessage(error)));
  return (
    <Button
      size="sm"
      busyLabel={loading ? <FormattedMessage id="bulk.stopping" /> : undefined}
      onClick={() => void stop()}
    >
      <FormattedMessage id="bulk.stop" />
    </Button>
  );
}

function Undo({ action, onChange }: Props) {
  const errorMessage = useErrorMessage();
  const words = useBulkWords();
  const [opened, setOpened] = useState(false);
  const [undo, { loading, error }] = useUndoBulkActionMutation();
  const { done, undone, kept } = action;
  const left = done - undone - kept;
  const takeBack = async () => {
    await undo({ variables: { input: { id: action.id } } });
    setOpened(false);
    onChange?.();
  };
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpened(true)}>
        <FormattedMessage id="bulk.undo" />
      </Button>
      <ConfirmDialog
        opened={opened}
        title={<FormattedMessage id="bulk.undoTitle" values={{ action: words.action(action) }} />}
        confirm={<FormattedMessage id="bulk.undoIt" values={{ count: left }} />}
        busyLabel={loading ? <FormattedMessage id="bulk.starting" /> : undefined}
        error={error && errorMessage(error)}
        onClose={() => setOpened(false)}
        // The dialog shows the error.
        onConfirm={() => void takeBack().catch(() => undefined)}
      >
        <p>
          <FormattedMessage id="bulk.undoText" values={{ count: left }} />
        </p>
      </ConfirmDialog>
    </>
  );
}

/** The buttons that stop a running bulk action or undo a finished one. */
export function ActionActions(props: Props) {
  const { state, canBeUndone } = props.action;
  if (state === 'running') return <Stop {...props} />;
  return canBeUndone && <Undo {...props} />;
}
