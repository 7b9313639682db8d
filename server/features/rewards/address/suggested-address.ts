import { select } from '#server/platform/database/database';
import type { Viewer } from '#server/platform/access/viewer';
import { shippingAddressSql } from '../orders/order.queries';
import { assertCanRedeem } from '../rewards.policy';
import { type AccountAddress, parseAccountAddress } from './parse-account-address';
import type { ShippingAddress } from './shipping-address.types';

interface SuggestionRow extends AccountAddress {
  name: string;
  remembered: ShippingAddress | null;
}

/** Returns the caller's last remembered address, else that of the account if it is complete; null for none. */
export async function suggestAddress(viewer: Viewer): Promise<ShippingAddress | null> {
  const { profileId } = assertCanRedeem(viewer);
  const [row] = await select<SuggestionRow>(
    'suggested-address',
    `select p.name, a.address, a.country, a.region, (select ${shippingAddressSql} from reward_order o
       where o.profile_id = p.id and o.address_remembered and o.country is not null
       order by o.placed_at desc, o.id desc limit 1) as remembered
     from profile p left join account a on a.id = p.account_id where p.id = $1`,
    [profileId],
  );
  return row ? (row.remembered ?? parseAccountAddress(row, row.name)) : null;
}
