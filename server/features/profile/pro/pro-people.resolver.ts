import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Where } from '#server/features/editing/where/where-fields';
import { whereOptions, whereType } from '#server/features/editing/where/where-input';
import { orderType } from '#server/features/editing/made-types';
import { sortsOf, whereFields } from '#server/features/editing/rows/row-list';
import { shortWords } from '#server/features/editing/search-words';
import type { SortOrder } from '#server/features/editing/sort-keys';
import type { Context } from '#server/platform/context';
import { RequestedPage, type PageRequest } from '#server/platform/graphql/requested-page';
import { After, First } from '#server/platform/graphql/page-arguments';
import { proPeopleRows, type ProSort } from './pro-people.queries';
import { proPeople, resetPro } from './pro-people.service';
import { ProPerson, ProPersonConnection, ResetProInput, ResetProPayload } from './pro-people.types';

const ProPersonOrder = orderType('ProPersonOrder', sortsOf(proPeopleRows.sorts));

const ProPersonWhere = whereType('ProPersonWhere', whereFields(proPeopleRows), ProPerson);

@Resolver()
export class ProPeopleResolver {
  @Authorized('admin', 'read_people')
  @Query(() => ProPersonConnection, {
    description: 'Lists the PRO people, by name unless sorted otherwise. For administrators and API clients.',
  })
  proPeople(
    @Ctx() { viewer }: Context,
    @Arg('search', () => String, {
      nullable: true,
      description: `Words to search for in name and e-mail address. Every word must be found; case and accents don't matter. At most 200 characters. ${shortWords}`,
    })
    search: string | null | undefined,
    @Arg('where', () => ProPersonWhere, whereOptions)
    where: Where | null | undefined,
    @Arg('orderBy', () => ProPersonOrder, {
      nullable: true,
      description: 'Sort order. By name if left out or null.',
    })
    orderBy: SortOrder<ProSort> | null | undefined,
    @First('people')
    first: number,
    @RequestedPage() page: PageRequest,
    @After('person')
    after?: string | null,
  ): Promise<ProPersonConnection> {
    return proPeople(viewer, { search, where, orderBy }, first, after, page);
  }

  @Authorized('admin')
  @Mutation(() => ResetProPayload, {
    description:
      'Resets PRO people to standard and starts their next PRO cycle. They have to pass the PRO tests ' +
      'again. Results, certificates and points stay.',
  })
  resetPro(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'PRO people to reset.' }) input: ResetProInput,
  ): Promise<ResetProPayload> {
    return resetPro(viewer, input);
  }
}
