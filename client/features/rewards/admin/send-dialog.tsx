import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormDialog } from '#client/ui/dialog/form-dialog';
import { TextField } from '#client/ui/fields/fields';
import { maxTrackingLength } from './max-lengths';
import { useAdvance } from './use-advance';

type Props = {
  order: { id: string };
  opened: boolean;
  onClose: () => void;
  onDone: () => void;
};

/** The dialog that marks an order as sent, with an optional tracking number. The person is notified. */
export function SendDialog({ order, opened, onClose, onDone }: Props) {
  const [tracking, setTracking] = useState('');
  const { run, loading } = useAdvance();
  const send = async () => {
    if (!(await run(order, 'sent', tracking.trim() || null))) return;
    setTracking('');
    onClose();
    onDone();
  };
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={<FormattedMessage id="admin.orders.sendTitle" values={{ count: 1 }} />}
      submit={<FormattedMessage id="admin.orders.markSent" />}
      busyLabel={loading ? <FormattedMessage id="admin.saving" /> : undefined}
      onSubmit={() => void send()}
    >
      <TextField
        data-autofocus
        label={<FormattedMessage id="admin.orders.tracking" />}
        description={<FormattedMessage id="admin.orders.trackingHint" />}
        maxLength={maxTrackingLength}
        value={tracking}
        onChange={({ currentTarget: { value } }) => setTracking(value)}
      />
    </FormDialog>
  );
}
