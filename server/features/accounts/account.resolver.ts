import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { orderType } from '#server/features/editing/made-types';
import { sortsOf } from '#server/features/editing/rows/row-list';
import { shortWords } from '#server/features/editing/search-words';
import type { SortOrder } from '#server/features/editing/sort-keys';
import type { Context } from '#server/platform/context';
import { RequestedPage, type PageRequest } from '#server/platform/graphql/requested-page';
import { After, First } from '#server/platform/graphql/page-arguments';
import { AccountConnection, AccountFilter } from './account.types';
import { type AccountOrderField, accountRows } from './accounts.queries';
import { listAccounts } from './accounts.service';

const AccountOrder = orderType('AccountOrder', sortsOf(accountRows.sorts));

@Resolver()
export class AccountResolver {
  @Authorized('admin', 'read_people')
  @Query(() => AccountConnection, {
    description:
      "Lists the accounts that aren't disabled, by name unless sorted otherwise. For administrators " +
      'and API clients.',
  })
  accounts(
    @Ctx() { viewer }: Context,
    @Arg('search', () => String, {
      nullable: true,
      description: `Words to search for in name and account number. Every word must be found; case and accents don't matter. At most 200 characters. ${shortWords}`,
    })
    search: string | null | undefined,
    @Arg('filter', () => AccountFilter, { nullable: true, description: 'Filter of the list.' })
    filter: AccountFilter | null | undefined,
    @Arg('orderBy', () => AccountOrder, {
      nullable: true,
      description: 'Sort order. By name if left out or null. `createdAt` never changes.',
    })
    orderBy: SortOrder<AccountOrderField> | null | undefined,
    @First('accounts')
    first: number,
    @RequestedPage() page: PageRequest,
    @After('account')
    after?: string | null,
  ): Promise<AccountConnection> {
    return listAccounts(viewer, { search, kinds: filter?.kinds, orderBy }, first, after, page);
  }
}
