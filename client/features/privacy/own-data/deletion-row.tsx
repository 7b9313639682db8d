import { useState } from 'react';
import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorCode } from '#client/platform/requests/error-code';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { useFormat } from '#client/platform/formats/format';
import { Button } from '#client/ui/button';
import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog';
import styles from './own-data.module.css';
import {
  OwnDataRequestsDocument,
  type OwnRequestFragment,
  useRequestDeletionMutation,
  useWithdrawDeletionMutation,
} from './own-data.generated';

function RequestDeletion() {
  const errorMessage = useErrorMessage();
  const [opened, setOpened] = useState(false);
  const [requestDeletion, { loading, error, reset }] = useRequestDeletionMutation();
  const confirm = () =>
    requestDeletion({ variables: { input: { confirm: true } } })
      .then(() => setOpened(false))
      // The dialog shows the error.
      .catch(() => undefined);
  return (
    <>
      <Button
        variant="danger"
        aria-haspopup="dialog"
        onClick={() => {
          reset();
          setOpened(true);
        }}
      >
        <FormattedMessage id="privacy.askDeletion" />
      </Button>
      <ConfirmDialog
        opened={opened}
        danger
        title={<FormattedMessage id="privacy.deleteTitle" />}
        confirm={<FormattedMessage id="privacy.askDeletion" />}
        busyLabel={loading ? <FormattedMessage id="privacy.asking" /> : undefined}
        error={error && errorMessage(error)}
        onClose={() => setOpened(false)}
        onConfirm={() => void confirm()}
      >
        <FormattedMessage id="privacy.deleteText" />
      </ConfirmDialog>
    </>
  );
}

function TakeBack({ requestId }: { requestId: string }) {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  const [takeBack, { loading, client }] = useWithdrawDeletionMutation();
  const keep = async () => {
    try {
      await takeBack({ variables: { input: { requestId } } });
    } catch (problem) {
      if (errorCode(problem) !== 'CONFLICT') return void toast.error(errorMessage(problem));
      // The deletion was withdrawn in another window or stopped, so the account remains anyway.
      await client.refetchQueries({ include: [OwnDataRequestsDocument] });
    }
    return void toast.success(intl.formatMessage({ id: 'privacy.kept' }));
  };
  return (
    <Button
      onClick={() => void keep()}
      busyLabel={loading ? <FormattedMessage id="privacy.keeping" /> : undefined}
    >
      <FormattedMessage id="privacy.keep" />
    </Button>
  );
}

/** The deletion of the person's account: requested, pending, withdrawn, or stopped with a reason. */
export function DeletionRow({ request }: { request: OwnRequestFragment | undefined }) {
  const { date } = useFormat();
  const { state, dueAt, reason } = request ?? {};
  return (
    <div className={styles.row}>
      <div className={styles.text}>
        <h3>
          <FormattedMessage id="privacy.delete" />
        </h3>
        <p className="sm dim">
          <FormattedMessage id="privacy.deleteHelp" />
        </p>
        <p role="status" className="sm">
          {state === 'requested' && dueAt && (
            <strong>
              <FormattedMessage id="privacy.waits" values={{ day: date(dueAt) }} />
            </strong>
          )}
          {state === 'stopped' && <FormattedMessage id="privacy.stopped" values={{ reason }} />}
        </p>
      </div>
      {request && state === 'requested' ? <TakeBack requestId={request.id} /> : <RequestDeletion />}
    </div>
  );
}
