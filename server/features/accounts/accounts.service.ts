import { listRows } from '#server/features/editing/rows/list-rows';
import type { PageRequest } from '#server/platform/graphql/requested-page';
import { requireReaderOfAll } from '#server/platform/access/policy';
import type { Viewer } from '#server/platform/access/viewer';
import type { Account, AccountConnection } from './account.types';
import {
  accountQuery,
  type AccountOrderField,
  accountRows,
  type AccountsRequested,
} from './accounts.queries';

/**
 * Returns a page of the accounts that are not disabled, by name unless ordered otherwise. `search` finds names and
 * numbers, `kinds` limits the kinds of account.
 */
export async function listAccounts(
  viewer: Viewer,
  params: AccountsRequested,
  first: number,
  after?: string | null,
  page?: PageRequest,
): Promise<AccountConnection> {
  requireReaderOfAll(viewer);
  return listRows<Account, AccountOrderField>(accountRows, accountQuery(params), first, after, page);
}
