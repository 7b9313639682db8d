import { listRows } from '#server/features/editing/rows/list-rows';
import type { AskedPage } from '#server/platform/graphql/asked-page';
import { requireReaderOfAll } from '#server/platform/policy';
import type { Viewer } from '#server/platform/viewer';
import type { Account, AccountConnection } from './account.types';
import { accountQuery, accountRows, type AccountsAsked } from './accounts.queries';

/**
 * A page of the accounts that are not disabled, by name, of those that `search` finds by name or number and of some
 * kinds.
 */
export async function listAccounts(
  viewer: Viewer,
  asked: AccountsAsked,
  first: number,
  after?: string | null,
  page?: AskedPage,
): Promise<AccountConnection> {
  requireReaderOfAll(viewer);
  return listRows<Account, 'name'>(accountRows, accountQuery(asked), first, after, page);
}
