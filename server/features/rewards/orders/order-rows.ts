import { eachWord, type RowList, type RowQuery, sortedText } from '#server/features/editing/rows/row-list';
import { type RowListing, rowQuery } from '#server/features/editing/rows/list-rows';
import { everyLanguage } from '#server/features/editing/fields/text-fields';
import { foundPerson, personOfRow, personSorts } from '#server/features/profile/person-rows/row-person';
import { foldSearchSql, allLanguagesSql } from '#server/platform/database/sql';
import { type Statement, filterConditions } from '#server/platform/database/statement';
import { soughtId } from '#server/platform/validation';
import { OrderStateEnum } from './order.enums';
import type { OrderFilter } from './order.input';
import { orderColumns, orderParts } from './order.queries';

export type OrderSort = 'placedAt' | 'number' | 'state' | 'price' | 'reward' | 'person' | 'account';

/** The requested filter and order of a list of all orders. */
export interface OrderListing extends RowListing<OrderSort> {
  filter?: OrderFilter | null | undefined;
}

// The index `reward_order_words` has this expression.
const words = foldSearchSql(`'R-' || o.number::text || ' ' || coalesce(o.tracking_number, '') || ' ' ||
  ${allLanguagesSql('o.reward_name')}`);

// The index `reward_order_step` has this expression.
const stepOf = `array_position('{${Object.values(OrderStateEnum).join(',')}}'::text[], o.state)`;

const moment = (column: string) => ({ kind: 'moment', sql: `o.${column}`, optional: true }) as const;

/** The list of all orders for administrators. */
export const orderRows: RowList<OrderSort> = {
  table: 'reward_order o',
  id: 'o.id',
  conditions: {
    ...personOfRow('o.profile_id'),
    number: { kind: 'text', sql: `'R-' || o.number::text` },
    state: { kind: 'choice', sql: 'o.state', type: OrderStateEnum },
    rewardId: { kind: 'id', sql: 'o.reward_id' },
    rewardName: { kind: 'text', sql: everyLanguage('o.reward_name') },
    price: { kind: 'number', sql: 'o.price' },
    trackingNumber: { kind: 'text', sql: 'o.tracking_number', optional: true },
    cancelReason: { kind: 'text', sql: 'o.cancel_reason', optional: true },
    placedAt: { kind: 'moment', sql: 'o.placed_at' },
    packedAt: moment('packed_at'),
    sentAt: moment('sent_at'),
    receivedAt: moment('received_at'),
    cancelledAt: moment('cancelled_at'),
  },
  sorts: {
    placedAt: { description: 'Time when the order was placed.', sql: 'o.placed_at', type: 'timestamptz' },
    number: { description: 'Order number.', sql: 'o.number', type: 'int' },
    state: {
      description: 'Status, step by step. Cancelled orders come last.',
      sql: stepOf,
      type: 'int',
    },
    price: { description: 'Price in points.', sql: 'o.price', type: 'int' },
    reward: {
      description: "English name of the reward; case and accents don't matter.",
      ...sortedText("coalesce(o.reward_name->>'en', '')"),
    },
    ...personSorts('o.profile_id'),
  },
  order: { field: 'placedAt', direction: 'DESC' },
  found: eachWord((pattern) => `(${words} like ${pattern} or ${foundPerson('o.profile_id', pattern)})`),
  json: orderColumns,
  parts: `join reward_order o on o.id = f.id ${orderParts}`,
};

function filtered(statement: Statement, { states, from, to, accountId }: OrderFilter): string[] {
  return filterConditions(statement, [
    [states, 'text[]', (value) => `o.state = any(${value})`],
    [from, 'timestamptz', (value) => `o.placed_at >= ${value}`],
    [to, 'timestamptz', (value) => `o.placed_at < ${value}`],
    [
      accountId && soughtId(accountId),
      'uuid',
      (value) => `o.profile_id in (select p.id from profile p where p.account_id = ${value})`,
    ],
  ]);
}

/** Returns the validated query of the list. */
export const orderQuery = ({ filter, ...listing }: OrderListing): RowQuery<OrderSort> =>
  rowQuery(orderRows, listing, (statement) => filtered(statement, filter ?? {}));
