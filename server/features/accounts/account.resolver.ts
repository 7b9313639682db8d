import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { shortWords } from '#server/features/editing/search-words';
import type { Context } from '#server/platform/context';
import { Asked, type AskedPage } from '#server/platform/graphql/asked-page';
import { After, First } from '#server/platform/graphql/page-arguments';
import { AccountConnection, AccountFilter } from './account.types';
import { listAccounts } from './accounts.service';

@Resolver()
export class AccountResolver {
  @Authorized('admin', 'read_people')
  @Query(() => AccountConnection, {
    description: 'The accounts that are not disabled, by name; for administrators and API clients.',
  })
  accounts(
    @Ctx() { viewer }: Context,
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Words that name and number have to hold together, whatever their case and accents; at most 200 characters. ' +
        shortWords,
    })
    search: string | null | undefined,
    @Arg('filter', () => AccountFilter, { nullable: true, description: 'Which accounts it is narrowed to.' })
    filter: AccountFilter | null | undefined,
    @First('accounts')
    first: number,
    @Asked() page: AskedPage,
    @After('account')
    after?: string | null,
  ): Promise<AccountConnection> {
    return listAccounts(viewer, { search, kinds: filter?.kinds }, first, after, page);
  }
}
