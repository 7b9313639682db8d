import { useState } from 'react';
import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { Button } from '#client/ui/button';
import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog';
import styles from './deletion-actions.module.css';
import { type DataRequestRowFragment, useCarryOutDeletionMutation } from './data-requests.generated';
import { StopDialog } from './stop-dialog';

type Props = { request: DataRequestRowFragment };

function CarryOut({ request: { id, personName, personEmail } }: Props) {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  const [opened, setOpened] = useState(false);
  const [carryOut, { loading, error }] = useCarryOutDeletionMutation();
  const confirm = () =>
    carryOut({ variables: { input: { requestId: id } } })
      .then(() => toast.success(intl.formatMessage({ id: 'privacy.deleted' })))
      // The dialog shows the error.
      .catch(() => undefined);
  return (
    <>
      <Button size="sm" variant="danger" aria-haspopup="dialog" onClick={() => setOpened(true)}>
        <FormattedMessage id="privacy.carryOut" />
      </Button>
      <ConfirmDialog
        opened={opened}
        danger
        title={<FormattedMessage id="privacy.carryOutTitle" values={{ name: personName }} />}
        confirm={<FormattedMessage id="privacy.carryOut" />}
        busyLabel={loading ? <FormattedMessage id="privacy.deleting" /> : undefined}
        error={error && errorMessage(error)}
        onClose={() => setOpened(false)}
        onConfirm={() => void confirm()}
      >
        <FormattedMessage id="privacy.carryOutText" values={{ name: personName, email: personEmail }} />
      </ConfirmDialog>
    </>
  );
}

/** The actions of a pending deletion. */
export function DeletionActions({ request }: Props) {
  const [stopping, setStopping] = useState(false);
  return (
    <div className={styles.actions}>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setStopping(true)}>
        <FormattedMessage id="privacy.stop" />
      </Button>
      <CarryOut request={request} />
      <StopDialog request={request} opened={stopping} onClose={() => setStopping(false)} />
    </div>
  );
}
