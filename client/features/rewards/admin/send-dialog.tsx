import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormDialog } from '#client/ui/dialog/form-dialog';
import { TextField } from '#client/ui/fields';
import { useAdvance } from './use-advance';

const longestTracking = 100;

type Props = {
  orders: readonly { id: string }[];
  opened: boolean;
  onClose: () => void;
  onDone: () => void;
};

/** Marks orders as sent, with the number of their parcel where there is one; the people are written to. */
export function SendDialog({ orders, opened, onClose, onDone }: Props) {
  const [tracking, setTracking] = useState('');
  const { run, loading } = useAdvance();
  const send = async () => {
    if (!(await run(orders, 'sent', tracking.trim() || null))) return;
    setTracking('');
    onClose();
    onDone();
  };
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={<FormattedMessage id="admin.orders.sendTitle" values={{ count: orders.length }} />}
      submit={<FormattedMessage id="admin.orders.markSent" />}
      busyLabel={loading ? <FormattedMessage id="admin.saving" /> : undefined}
      onSubmit={() => void send()}
    >
      <TextField
        data-autofocus
        label={<FormattedMessage id="admin.orders.tracking" />}
        description={<FormattedMessage id="admin.orders.trackingHint" />}
        maxLength={longestTracking}
        value={tracking}
        onChange={({ currentTarget: { value } }) => setTracking(value)}
      />
    </FormDialog>
  );
}
