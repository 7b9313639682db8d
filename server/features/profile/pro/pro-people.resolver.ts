import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
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
      description: 'What name or e-mail must hold, whatever its case; at most 200 characters.',
    })
    search: string | null | undefined,
    @First('people')
    first: number,
    @After('person')
    after?: string | null,
  ): Promise<ProPersonConnection> {
    return proPeople(viewer, search, first, after);
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
