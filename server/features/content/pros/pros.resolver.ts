import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { After, First } from '#server/platform/graphql/page-arguments';
import { pros } from './pros.service';
import { ProConnection, ProFilter } from './pros.types';

@Resolver()
export class ProsResolver {
  @Authorized('read_people')
  @Query(() => ProConnection, {
    description:
      "Lists the PRO people, latest promotion first. NOT_FOUND if the section doesn't show them to the " +
      'caller.',
  })
  pros(
    @Ctx() { viewer }: Context,
    @First('people')
    first: number,
    @After('person')
    after: string | null | undefined,
    @Arg('search', () => String, {
      nullable: true,
      description: "Text that the name or account must contain; case doesn't matter. At most 200 characters.",
    })
    search: string | null | undefined,
    @Arg('filter', () => ProFilter, { nullable: true, description: 'Filter of the list.' })
    filter?: ProFilter | null,
  ): Promise<ProConnection> {
    return pros(viewer, { first, after, search, filter });
  }
}
