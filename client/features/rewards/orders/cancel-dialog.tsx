import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorCode } from '#client/platform/requests/error-code';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog';
import { useCancelOrderMutation, type OrderRowFragment } from './orders.generated';
import { useLast } from './use-last';

const failures = { CONFLICT: 'rewards.tooLate' };

/** Asks for confirmation before an order is cancelled. */
export function CancelDialog({ order, onClose }: { order: OrderRowFragment | null; onClose: () => void }) {
  const intl = useIntl();
  const errorMessage = useErrorMessage(failures);
  // Keeps the order while the dialog fades out.
  const about = useLast(order);
  const [cancel, { loading, error, reset, client }] = useCancelOrderMutation();
  if (!about) return null;
  const close = () => {
    reset();
    onClose();
  };
  const run = async () => {
    try {
      await cancel({ variables: { input: { orderId: about.id } } });
      toast.success(intl.formatMessage({ id: 'rewards.cameBack' }, { price: about.price }));
      close();
    } catch (rejected) {
      // The displayed order is outdated.
      if (errorCode(rejected) === 'CONFLICT') await client.refetchQueries({ include: 'active' });
    }
  };
  return (
    <ConfirmDialog
      opened={order !== null}
      onClose={close}
      title={<FormattedMessage id="rewards.cancelTitle" values={{ number: about.number }} />}
      confirm={<FormattedMessage id="rewards.cancelOrder" />}
      keep={<FormattedMessage id="rewards.keepOrder" />}
      busyLabel={loading ? <FormattedMessage id="rewards.cancelling" /> : undefined}
      error={error && errorMessage(error)}
      onConfirm={() => void run()}
    >
      <FormattedMessage id="rewards.cancelText" values={{ name: about.rewardName, price: about.price }} />
    </ConfirmDialog>
  );
}
