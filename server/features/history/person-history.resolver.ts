import { Arg, Authorized, Ctx, ID, Query, Resolver } from 'type-graphql';
import { shortWords } from '#server/features/editing/search-words';
import type { Context } from '#server/platform/context';
import { RequestedPage, type PageRequest } from '#server/platform/graphql/requested-page';
import { After, First } from '#server/platform/graphql/page-arguments';
import { Cost, ListSize, statementCost } from '#server/platform/graphql/limits/sizes';
import { personEventCounts, personHistory } from './person-history.service';
import {
  inWords,
  maxCounted,
  maxSearched,
  PersonEventConnection,
  PersonEventCount,
  PersonEventFilter,
  PersonEventKindEnum,
} from './person-history.types';

const Whose = () => Arg('profileId', () => ID, { description: 'ID of the person.' });

const Search = () =>
  Arg('search', () => String, {
    nullable: true,
    description: `Words to search for in tests, rewards, notes, orders, actors and changed values of an event. Every word must be found. ${shortWords} At most 200 characters.`,
  });

const Filter = () =>
  Arg('filter', () => PersonEventFilter, {
    nullable: true,
    description: 'Filter of the history. All events if left out or null.',
  });

@Resolver()
export class PersonHistoryResolver {
  @Authorized('admin')
  @Query(() => PersonEventConnection, {
    description:
      'Lists what happened to a person, newest first: sign-ins, tests, points, e-mails and changes. ' +
      'For administrators.',
  })
  personHistory(
    @Ctx() { viewer, lang }: Context,
    @Whose() profileId: string,
    @Search() search: string | null | undefined,
    @Filter() filter: PersonEventFilter | null | undefined,
    @First('events')
    first: number,
    @RequestedPage() { total }: PageRequest,
    @After('event')
    after?: string | null,
  ): Promise<PersonEventConnection> {
    return personHistory(viewer, { profileId, search, filter }, { lang, first, after, total });
  }

  @Authorized('admin')
  // One statement, with a separate read for each of the four sources of events.
  @Cost(4 * statementCost)
  @ListSize(Object.keys(PersonEventKindEnum).length)
  @Query(() => [PersonEventCount], {
    description:
      "Counts the events of each kind in a person's history, among the newest " +
      `${inWords(maxCounted)} of each table, or ${inWords(maxSearched)} with a search. For administrators.`,
  })
  personEventCounts(
    @Ctx() { viewer }: Context,
    @Whose() profileId: string,
    @Search() search: string | null | undefined,
    @Filter() filter: PersonEventFilter | null | undefined,
  ): Promise<PersonEventCount[]> {
    return personEventCounts(viewer, { profileId, search, filter });
  }
}
