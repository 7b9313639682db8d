import { type RowColumns, rowJson } from '#server/features/editing/rows/row-columns';
import { select, selectJson } from '#server/platform/database/database';
import type { TimeKey } from '#server/platform/paging';
import { iso } from '#server/platform/database/sql';
import type { OrderValues } from './order.types';

const at = (column: string): string => `to_char(o.${column}, ${iso})`;

const asset = `(select json_build_object('assetId', i.id, 'variants', i.variants) from asset i where i.id = t.picture_id)`;

/** SQL of the address of order `o` as fields; null for an address with only one line. */
export const shippingAddressSql = `case when o.country is not null then json_build_object('name', o.recipient_name,
  'street', o.street, 'unit', o.unit, 'city', o.city, 'region', o.region, 'postalCode', o.postal_code,
  'country', o.country) end`;

/** The columns of order `o`, from `orderParts`. */
export const orderColumns: RowColumns = {
  id: 'o.id',
  number: "'R-' || o.number",
  rewardId: 'o.reward_id',
  rewardNameTranslations: 'o.reward_name',
  picture: asset,
  price: 'o.price',
  state: 'o.state',
  address: 'o.address',
  shippingAddress: shippingAddressSql,
  trackingNumber: 'o.tracking_number',
  placedAt: at('placed_at'),
  packedAt: at('packed_at'),
  sentAt: at('sent_at'),
  receivedAt: at('received_at'),
  cancelledAt: at('cancelled_at'),
  cancelledByOwner: 'coalesce(o.cancelled_by = o.profile_id, false)',
  cancelReason: 'o.cancel_reason',
  profileId: 'p.id',
  personName: 'p.name',
  accountName: 'a.name',
  sortKey: '(extract(epoch from o.placed_at) * 1000000)::bigint::text',
};

/** The joins for order `o`: reward `t`, person `p` and account `a`. */
export const orderParts = `join reward t on t.id = o.reward_id join profile p on p.id = o.profile_id
  left join account a on a.id = p.account_id`;

const orderJson = rowJson(orderColumns);

/** Returns up to `limit` of a person's orders, newest first, after the key. */
export async function selectOrdersOf(
  profileId: string,
  after: TimeKey,
  limit: number,
): Promise<OrderValues[]> {
  const rows = await selectJson<OrderValues[]>(
    'orders-of-person',
    `select coalesce(json_agg(${orderJson} order by o.placed_at desc, o.id desc), '[]') as json
     from (select * from reward_order o
       where o.profile_id = $1 and ($2::bigint is null or
         (o.placed_at, o.id) < (timestamptz 'epoch' + $2::bigint * interval '1 microsecond', $3::uuid))
       order by o.placed_at desc, o.id desc limit $4) o ${orderParts}`,
    [profileId, after.sortKey, after.id, limit],
  );
  return rows ?? [];
}

export async function countOrdersOf(profileId: string): Promise<number> {
  const [row] = await select<{ count: number }>(
    'orders-of-person-count',
    'select count(*)::int as count from reward_order where profile_id = $1',
    [profileId],
  );
  return row?.count ?? 0;
}

/** Returns these orders in the order of their ids. */
export async function selectOrders(ids: readonly string[]): Promise<OrderValues[]> {
  const rows = await selectJson<OrderValues[]>(
    'orders-by-id',
    `select coalesce(json_agg(${orderJson} order by array_position($1::uuid[], o.id)), '[]') as json
     from reward_order o ${orderParts} where o.id = any($1::uuid[])`,
    [ids],
  );
  return rows ?? [];
}
