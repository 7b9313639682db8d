import { useState } from 'react';
import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { FormDialog } from '#client/ui/dialog/form-dialog';
import { TextArea } from '#client/ui/editing/fields/text-area';
import { ErrorNote } from '#client/ui/feedback/messages';
import { type DataRequestRowFragment, useStopDeletionMutation } from './data-requests.generated';

const maxLength = 500;

type Props = { request: DataRequestRowFragment; opened: boolean; onClose: () => void };

/** The dialog that stops a deletion, with a reason for the person. */
export function StopDialog({ request: { id, personName }, opened, onClose }: Props) {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const [stop, { loading, error }] = useStopDeletionMutation();
  const isEmpty = reason.trim() === '';
  const send = () => {
    setChecked(true);
    if (isEmpty || loading) return;
    stop({ variables: { input: { requestId: id, reason } } })
      .then(() => toast.success(intl.formatMessage({ id: 'privacy.stopDone' })))
      // The dialog shows the error.
      .catch(() => undefined);
  };
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={<FormattedMessage id="privacy.stopTitle" values={{ name: personName }} />}
      submit={<FormattedMessage id="privacy.stop" />}
      busyLabel={loading ? <FormattedMessage id="privacy.stopping" /> : undefined}
      onSubmit={send}
    >
      <TextArea
        label={intl.formatMessage({ id: 'privacy.reason' })}
        description={intl.formatMessage({ id: 'privacy.reasonHint' })}
        rows={4}
        maxLength={maxLength}
        data-autofocus
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={checked && isEmpty && intl.formatMessage({ id: 'privacy.reasonMissing' })}
      />
      {error && <ErrorNote>{errorMessage(error)}</ErrorNote>}
    </FormDialog>
  );
}
