import type { Where } from '#server/features/editing/where/where-fields';
import { listRows } from '#server/features/editing/rows/list-rows';
import { currentSettings } from '#server/features/settings/settings.service';
import { loadTestProgress } from '#server/features/training/progress/open-tests';
import type { PageRequest } from '#server/platform/graphql/requested-page';
import { ofEach, readTogether, type ReadTogether } from '#server/platform/database/read-together';
import { checkSearch, isId, soughtId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import { readablePeople } from './people.policy';
import { type PeopleQuery, peopleRows, selectPeopleBy, selectPerson } from './people.queries';
import type { ListedPerson, PersonConnection, PersonFilter } from './person.types';
import type { PersonOrder, PersonOrderField } from './people-sorts';

/** The requested filter of a list of people. */
export interface PeopleListing {
  search?: string | null | undefined;
  filter?: PersonFilter | null | undefined;
  where?: Where | null | undefined;
  orderBy?: PersonOrder | null | undefined;
}

/** Returns the validated query of a list of people. */
export async function peopleQuery(
  viewer: Viewer,
  { search, filter, where }: PeopleListing,
): Promise<PeopleQuery> {
  const scope = readablePeople(viewer);
  const { standardTestsRequired, standardTestsOnlyPassed } = await currentSettings();
  const accountId = filter?.accountId;
  return {
    scope,
    search: checkSearch(search?.trim()),
    filter: { ...filter, accountId: accountId && soughtId(accountId) },
    where: where ?? null,
    closeToPro: { after: standardTestsRequired - 1, onlyPassed: standardTestsOnlyPassed },
  };
}

/** Returns a page of the people whom the viewer can list, by default sorted by name. */
export async function listPeople(
  viewer: Viewer,
  listing: PeopleListing,
  first: number,
  after?: string | null,
  page?: PageRequest,
): Promise<PersonConnection> {
  const [list, query] = peopleRows(await peopleQuery(viewer, listing), listing.orderBy);
  return listRows<Omit<ListedPerson, 'readWith'>, PersonOrderField>(list, query, first, after, page);
}

/** Returns a person whom the viewer can list; null otherwise. */
export async function personById(viewer: Viewer, id: string): Promise<ListedPerson | null> {
  const scope = readablePeople(viewer);
  const person = isId(id) ? await selectPerson(id, scope) : null;
  return person && { ...person, readWith: [person.id] };
}

/** Returns the person of a row, for viewers who can read everyone. */
export const personOf = ofEach(
  async (_ids, rows: readonly Omit<ReadTogether & { profileId: string }, 'readWith'>[]) => {
    const people = readTogether(await selectPeopleBy(rows.map(({ profileId }) => profileId)));
    const byId = new Map(people.map((person) => [person.id, person]));
    return new Map(rows.map(({ id, profileId }) => [id, byId.get(profileId)!]));
  },
);

/** Returns the test progress of a person in a list. */
export const testProgressOf = ofEach((_ids, people: readonly Omit<ListedPerson, 'readWith'>[]) =>
  loadTestProgress(people),
);
