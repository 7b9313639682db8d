import { Arg, Authorized, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { After, First } from '#server/platform/graphql/page-arguments';
import { personHistory } from './person-history.service';
import { PersonEventConnection, type PersonEventKind, PersonEventKindEnum } from './person-history.types';

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
    @Arg('kinds', () => [PersonEventKindEnum], {
      nullable: true,
      description: 'Events of any of these kinds; of all where left out or null.',
    })
    kinds: PersonEventKind[] | null | undefined,
    @First('events')
    first: number,
    @After('event')
    after?: string | null,
  ): Promise<PersonEventConnection> {
    return personHistory(viewer, { profileId, kinds }, lang, first, after);
  }
}
