import { select } from '#server/platform/database/database';
import type { Viewer } from '#server/platform/access/viewer';
import type { Audience } from './audience';
import { assertCanReadPeople } from '../profile.policy';

/** Returns the number of enabled people in an audience. */
export async function audienceSize(
  viewer: Viewer,
  { roles, userTypes, accountKinds }: Audience,
): Promise<number> {
  assertCanReadPeople(viewer);
  const [row] = await select<{ count: number }>(
    'audience-size',
    `select count(*)::int as count from profile p left join account a on a.id = p.account_id
     where p.disabled_at is null
       and (cardinality($1::text[]) = 0 or p.role = any($1))
       and (cardinality($2::text[]) = 0 or p.user_type = any($2) or (p.user_type = 'pro' and 'standard' = any($2)))
       and (cardinality($3::text[]) = 0 or a.kind = any($3))`,
    [roles, userTypes, accountKinds],
  );
  return row!.count;
}
