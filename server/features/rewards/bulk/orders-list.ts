import type { BulkList } from '#server/features/editing/bulk/bulk-lists';
import { rowConditions } from '#server/features/editing/rows/row-list';
import type { OrderFilter } from '../orders/order.input';
import { orderQuery, orderRows } from '../orders/order-rows';
import { assertCanListOrders } from '../rewards.policy';
import { cancelAction, stepAction, takingStepBack } from './order-actions';

/** The list of orders with its bulk actions. */
export const ordersBulk: BulkList = {
  name: 'orders',
  inputs: { filter: 'OrderFilter', where: 'OrderWhere' },
  table: 'reward_order',
  row: 'o',
  label: () => `'R-' || o.number`,
  async conditions(statement, viewer, { search, filter, where }) {
    assertCanListOrders(viewer);
    return [
      ...rowConditions(
        orderRows,
        statement,
        orderQuery({ search, filter: filter as OrderFilter | null, where }),
      ),
    ];
  },
  actions: [
    { ...stepAction('pack', 'packed'), undo: takingStepBack },
    // A shipment and its e-mail can't be undone.
    stepAction('send', 'sent'),
    { ...stepAction('receive', 'received'), undo: takingStepBack },
    cancelAction,
  ],
};
