import { Arg, Authorized, Ctx, ID, Query, Resolver } from 'type-graphql';
import { shortWords } from '#server/features/editing/search-words';
import type { Context } from '#server/platform/context';
import { Asked, type AskedPage } from '#server/platform/graphql/asked-page';
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
    @Arg('search', () => String, {
      nullable: true,
      description: `Words, all of which an event says: of tests and rewards, notes, orders, who did it and the values that changed. ${shortWords} At most 200 characters.`,
    })
    search: string | null | undefined,
    @Arg('filter', () => PersonEventFilter, {
      nullable: true,
      description: 'Which events; all where left out or null.',
    })
    filter: PersonEventFilter | null | undefined,
    @First('events')
    first: number,
    @Asked() { total }: AskedPage,
    @After('event')
    after?: string | null,
  ): Promise<PersonEventConnection> {
    return personHistory(viewer, { profileId, search, filter }, { lang, first, after, total });
  }
}
