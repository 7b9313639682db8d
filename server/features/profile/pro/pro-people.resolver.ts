import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { shortWords } from '#server/features/editing/search-words';
import type { Context } from '#server/platform/context';
import { Asked, type AskedPage } from '#server/platform/graphql/asked-page';
import { After, First } from '#server/platform/graphql/page-arguments';
import { proPeople, resetPro } from './pro-people.service';
import { ProPersonConnection, ResetProInput, ResetProPayload } from './pro-people.types';

@Resolver()
export class ProPeopleResolver {
  @Authorized('admin', 'read_people')
  @Query(() => ProPersonConnection, {
    description: 'The PRO people by name; for administrators and API clients.',
  })
  proPeople(
    @Ctx() { viewer }: Context,
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Words that name and e-mail have to hold together, whatever their case and accents; at most 200 characters. ' +
        shortWords,
    })
    search: string | null | undefined,
    @First('people')
    first: number,
    @Asked() page: AskedPage,
    @After('person')
    after?: string | null,
  ): Promise<ProPersonConnection> {
    return proPeople(viewer, search, first, after, page);
  }

  @Authorized('admin')
  @Mutation(() => ResetProPayload, {
    description:
      'Resets PRO people to standard and begins their next PRO cycle, in which the PRO tests have to be passed again. ' +
      'Results, certificates and points stay.',
  })
  resetPro(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Whom.' }) input: ResetProInput,
  ): Promise<ResetProPayload> {
    return resetPro(viewer, input);
  }
}
