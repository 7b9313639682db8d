import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#client/ui/button';
import { CancelDialog } from './cancel-dialog';
import styles from './orders.module.css';
import type { FulfilledOrderFragment } from './orders.generated';
import { SendDialog } from './send-dialog';
import { useAdvance } from './use-advance';

type Props = { order: FulfilledOrderFragment; onChange: () => void };

/** The buttons for the next step, and for cancelling until the order is sent. */
export function OrderActions({ order, onChange }: Props) {
  const [openDialog, setOpenDialog] = useState<'send' | 'cancel'>();
  const { run, loading } = useAdvance();
  const { state } = order;
  // If someone else was faster, the order is in another state than shown.
  const step = (to: 'packed' | 'received') => void run(order, to).then(onChange);
  const close = () => setOpenDialog(undefined);
  return (
    <div className={styles.actions}>
      {state === 'placed' && (
        <Button variant="strong" disabled={loading} onClick={() => step('packed')}>
          <FormattedMessage id="admin.orders.markPacked" />
        </Button>
      )}
      {state === 'packed' && (
        <Button variant="strong" onClick={() => setOpenDialog('send')}>
          <FormattedMessage id="admin.orders.markSentAsk" />
        </Button>
      )}
      {state === 'sent' && (
        <Button variant="strong" disabled={loading} onClick={() => step('received')}>
          <FormattedMessage id="admin.orders.markReceived" />
        </Button>
      )}
      {(state === 'placed' || state === 'packed') && (
        <Button variant="danger" onClick={() => setOpenDialog('cancel')}>
          <FormattedMessage id="admin.orders.cancelAsk" />
        </Button>
      )}
      <SendDialog order={order} opened={openDialog === 'send'} onClose={close} onDone={onChange} />
      <CancelDialog order={order} opened={openDialog === 'cancel'} onClose={close} onConflict={onChange} />
    </div>
  );
}
