import { select, selectJson } from '#server/platform/database';
import type { TimeKey } from '#server/platform/paging';
import { foldedSql, iso } from '#server/platform/sql';
import type { Statement } from '#server/platform/statement';
import type { OrderFilter } from './order.input';
import type { OrderValues } from './order.types';

const at = (column: string): string => `to_char(o.${column}, ${iso})`;

/** An order `o` of person `p` with account `a`, of reward `t`, as JSON. */
const orderJson = `json_build_object(
  'id', o.id, 'number', 'R-' || o.number, 'rewardId', o.reward_id, 'rewardNameTranslations', o.reward_name,
  'picture', (select json_build_object('assetId', i.id, 'variants', i.variants) from asset i where i.id = t.picture_id),
  'price', o.price, 'state', o.state, 'address', o.address, 'trackingNumber', o.tracking_number,
  'placedAt', ${at('placed_at')}, 'packedAt', ${at('packed_at')}, 'sentAt', ${at('sent_at')},
  'receivedAt', ${at('received_at')}, 'cancelledAt', ${at('cancelled_at')},
  'cancelledByOwner', coalesce(o.cancelled_by = o.profile_id, false), 'cancelReason', o.cancel_reason,
  'profileId', p.id, 'personName', p.name, 'accountName', a.name,
  'sortKey', (extract(epoch from o.placed_at) * 1000000)::bigint::text)`;

const people = 'join profile p on p.id = o.profile_id left join account a on a.id = p.account_id';
const whole = `join reward t on t.id = o.reward_id ${people}`;

/** What a list of all orders is asked for, as it was checked. */
export interface OrdersQuery {
  /** Of the words that are looked for, all of which have to be found. */
  patterns: readonly string[];
  filter: OrderFilter;
}

const told = `concat_ws(' ', 'R-' || o.number, p.name, p.email, a.name, a.number, o.tracking_number,
  o.reward_name ->> 'en', o.reward_name ->> 'es', o.reward_name ->> 'fr')`;

const foundBy = (patterns: string, states: string, from: string, to: string, account: string): string =>
  `(cardinality(${patterns}) = 0 or ${foldedSql(told)} like all(${patterns}))
  and (${states} is null or o.state = any(${states}))
  and (${from} is null or o.placed_at >= ${from})
  and (${to} is null or o.placed_at < ${to})
  and (${account} is null or p.account_id = ${account})`;

const found = foundBy('$1::text[]', '$2::text[]', '$3::timestamptz', '$4::timestamptz', '$5::uuid');

const valuesOf = ({ patterns, filter }: OrdersQuery): unknown[] => [
  patterns,
  filter.states ?? null,
  filter.from ?? null,
  filter.to ?? null,
  filter.accountId ?? null,
];

/** SQL of whether a list of all orders has the order `o` of a statement. */
export function inListSql(statement: Statement, query: OrdersQuery): string {
  const [patterns, states, from, to, account] = valuesOf(query);
  const all = foundBy(
    statement.value(patterns, 'text[]'),
    statement.value(states, 'text[]'),
    statement.value(from, 'timestamptz'),
    statement.value(to, 'timestamptz'),
    statement.value(account, 'uuid'),
  );
  return `o.id in (select o.id from reward_order o ${people} where ${all})`;
}

/** Up to `limit` of all orders by when they were placed, behind the one with the given key. */
export async function selectAllOrders(
  query: OrdersQuery,
  isDescending: boolean,
  after: TimeKey,
  limit: number,
): Promise<OrderValues[]> {
  const rows = await selectJson<OrderValues[]>(
    `orders-${isDescending ? 'desc' : 'asc'}`,
    `select coalesce(json_agg(k.json), '[]') as json from (
       select ${orderJson} as json from reward_order o ${whole}
       where ${found} and ($6::bigint is null or (o.placed_at, o.id) ${isDescending ? '<' : '>'}
         (timestamptz 'epoch' + $6::bigint * interval '1 microsecond', $7::uuid))
       order by o.placed_at ${isDescending ? 'desc' : 'asc'}, o.id ${isDescending ? 'desc' : 'asc'} limit $8
     ) k`,
    [...valuesOf(query), after.sortKey, after.id, limit],
  );
  return rows ?? [];
}

/** How many orders a list has on all pages. */
export async function countAllOrders(query: OrdersQuery): Promise<number> {
  const [row] = await select<{ count: number }>(
    'orders-count',
    `select count(*)::int as count from reward_order o ${people} where ${found}`,
    valuesOf(query),
  );
  return row?.count ?? 0;
}

/** Up to `limit` of a person's orders, newest first, behind the one with the given key. */
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
       order by o.placed_at desc, o.id desc limit $4) o ${whole}`,
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

/** These orders, in the order of their ids. */
export async function selectOrders(ids: readonly string[]): Promise<OrderValues[]> {
  const rows = await selectJson<OrderValues[]>(
    'orders-by-id',
    `select coalesce(json_agg(${orderJson} order by array_position($1::uuid[], o.id)), '[]') as json
     from reward_order o ${whole} where o.id = any($1::uuid[])`,
    [ids],
  );
  return rows ?? [];
}
