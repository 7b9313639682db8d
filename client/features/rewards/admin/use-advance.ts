import toast from 'react-hot-toast';
import { useIntl } from 'react-intl';
import { evictList } from '#client/features/editing/index';
import { useErrorMessage } from '#client/platform/requests/error-message';
import type { OrderState } from '#client/platform/generated/schema';
import {
  OrderViewsDocument,
  useAdvanceOrdersMutation,
  type FulfilledOrderFragment,
} from './orders.generated';

/** Returns a function that moves an order to the next step and shows a toast. It resolves to true if it succeeded. */
export function useAdvance() {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  const [advance, { loading }] = useAdvanceOrdersMutation({
    update: evictList('orders'),
    refetchQueries: [OrderViewsDocument],
  });
  const run = async (
    { id }: Pick<FulfilledOrderFragment, 'id'>,
    to: OrderState,
    trackingNumber: string | null = null,
  ): Promise<boolean> => {
    try {
      const { data } = await advance({ variables: { input: { orderIds: [id], to, trackingNumber } } });
      const leftOut = data?.advanceOrders.leftOut ?? 0;
      const values = { count: 1 - leftOut, leftOut };
      toast.success(intl.formatMessage({ id: 'admin.orders.advanced' }, values));
      return true;
    } catch (error) {
      toast.error(errorMessage(error));
      return false;
    }
  };
  return { run, loading };
}
