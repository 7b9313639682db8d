import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { evictList } from '#client/features/editing/index';
import { errorCode } from '#client/platform/requests/error-code';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { FormDialog } from '#client/ui/dialog/form-dialog';
import { TextField } from '#client/ui/fields/fields';
import { ErrorNote } from '#client/ui/feedback/messages';
import { maxReasonLength } from './max-lengths';
import { useCancelAnyOrderMutation, type FulfilledOrderFragment } from './orders.generated';

type Props = {
  order: FulfilledOrderFragment;
  opened: boolean;
  onClose: () => void;
  onConflict: () => void;
};

/** The dialog that cancels an order and refunds its points, with a reason for the person. */
export function CancelDialog({ order, opened, onClose, onConflict }: Props) {
  const errorMessage = useErrorMessage();
  const [reason, setReason] = useState('');
  const [cancel, { loading, error, reset }] = useCancelAnyOrderMutation({ update: evictList('orders') });
  const close = () => {
    reset();
    onClose();
  };
  const run = async () => {
    try {
      await cancel({ variables: { input: { orderId: order.id, reason: reason.trim() || null } } });
      close();
    } catch (rejected) {
      // The displayed order is outdated.
      if (errorCode(rejected) === 'CONFLICT') onConflict();
    }
  };
  return (
    <FormDialog
      opened={opened}
      onClose={close}
      title={<FormattedMessage id="admin.orders.cancelTitle" values={{ number: order.number }} />}
      danger
      submit={<FormattedMessage id="admin.orders.cancel" />}
      back={{ label: <FormattedMessage id="admin.orders.keep" />, onBack: close }}
      busyLabel={loading ? <FormattedMessage id="admin.saving" /> : undefined}
      onSubmit={() => void run()}
    >
      <p>
        <FormattedMessage
          id="admin.orders.cancelText"
          values={{ name: order.personName, price: order.price }}
        />
      </p>
      <TextField
        label={<FormattedMessage id="admin.orders.reason" />}
        description={<FormattedMessage id="admin.orders.reasonHint" />}
        maxLength={maxReasonLength}
        value={reason}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
      {error && <ErrorNote>{errorMessage(error)}</ErrorNote>}
    </FormDialog>
  );
}
