import { pool } from '#server/platform/database/database';
import type { ShippingAddressInput } from '#server/features/rewards/address/shipping-address.types';
import type { UserType } from '#server/platform/access/viewer';
import { makeAsset } from './assets';

/** A complete address in the United States. */
export const shippingAddress: ShippingAddressInput = {
  name: 'Dana Whitfield',
  street: '1200 Dock Street',
  unit: null,
  city: 'Baltimore',
  region: 'US-MD',
  postalCode: '21230',
  country: 'US',
};

/** Adds a reward, by default for everyone and with enough stock. */
export async function makeReward(
  values: {
    name?: string;
    price?: number;
    stock?: number;
    publishAt?: string | null;
    endsAt?: string | null;
    userTypes?: UserType[];
  } = {},
): Promise<{ id: string }> {
  const { rows } = await pool().query<{ id: string }>('select id from profile limit 1');
  const picture = await makeAsset(rows[0]!.id, { purpose: 'content' });
  const made = await pool().query<{ id: string }>(
    `insert into reward (name, text, picture_id, price, stock, publish_at, ends_at, user_types)
     values ($1, '{"en": "", "es": "", "fr": ""}', $2, $3, $4, $5, $6, $7) returning id`,
    [
      { en: values.name ?? 'Steel flask', es: '', fr: '' },
      picture.id,
      values.price ?? 100,
      values.stock ?? 1000,
      values.publishAt === undefined ? '2026-01-05T00:00:00Z' : values.publishAt,
      values.endsAt ?? null,
      values.userTypes ?? [],
    ],
  );
  return made.rows[0]!;
}

/** Adds points to a person, like an administrator. */
export async function givePoints(profileId: string, amount: number): Promise<void> {
  await pool().query(
    `with line as (insert into points_entry (profile_id, amount, reason, idempotency_key, balance_after)
       select $1, $2, 'adjustment', gen_random_uuid()::text, coalesce((select balance from points_balance where profile_id = $1), 0) + $2)
     insert into points_balance (profile_id, balance) values ($1, $2)
     on conflict (profile_id) do update set balance = points_balance.balance + $2`,
    [profileId, amount],
  );
}
