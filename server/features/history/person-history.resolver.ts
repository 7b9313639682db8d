import { Arg, Authorized, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { After, First } from '#server/platform/graphql/page-arguments';
import { personHistory } from './person-history.service';
import { PersonEventConnection, PersonEventFilter } from './person-history.types';

@Resolver()
export class PersonHistoryResolver {
  @Authorized('admin')
  @Query(() => PersonEventConnection, {
    description:
      'What happened to a person, newest first: sign-ins, tests, points, mails and changes in one; for administrators.',
  })
  personHistory(
    @Ctx() { viewer, lang }: Context,
    @Arg('profileId', () => ID, { description: 'Whose history.' }) profileId: string,
    @Arg('filter', () => PersonEventFilter, {
      nullable: true,
      description: 'Which events; all where left out or null.',
    })
    filter: PersonEventFilter | null | undefined,
    @First('events')
    first: number,
    @After('event')
    after?: string | null,
  ): Promise<PersonEventConnection> {
    return personHistory(viewer, { profileId, kinds: filter?.kinds }, lang, first, after);
  }
}
