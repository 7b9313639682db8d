import type { Condition } from '#server/features/editing/conditions/condition.input';
import { wordPatterns } from '#server/features/editing/search-words';
import { currentSettings } from '#server/features/settings/settings.service';
import { testStandings } from '#server/features/training/progress/open-tests';
import { decodeCursor, encodeCursor, foreignCursor, page, pageSize } from '#server/platform/paging';
import { ofEach, readTogether, type ReadTogether } from '#server/platform/read-together';
import { checkSearch, isId, soughtId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/viewer';
import { readablePeople } from './people.policy';
import {
  countPeople,
  isPersonSortKey,
  type PeopleQuery,
  type PersonPlace,
  selectPeople,
  selectPeopleBy,
  selectPerson,
} from './people.queries';
import type { ListedPerson, PersonConnection, PersonFilter, PersonOrder } from './person.types';

/** What a list of people is asked for. */
export interface PeopleListing {
  search?: string | null | undefined;
  filter?: PersonFilter | null | undefined;
  where?: readonly Condition[] | null | undefined;
  orderBy?: PersonOrder | null | undefined;
}

async function queryOf(viewer: Viewer, { search, filter, where }: PeopleListing): Promise<PeopleQuery> {
  const scope = readablePeople(viewer);
  const { standardTestsRequired, standardTestsOnlyPassed } = await currentSettings();
  const accountId = filter?.accountId;
  return {
    scope,
    patterns: wordPatterns(checkSearch(search?.trim())),
    filter: { ...filter, accountId: accountId && soughtId(accountId) },
    where: where ?? null,
    closeToPro: { after: standardTestsRequired - 1, onlyPassed: standardTestsOnlyPassed },
  };
}

function placeOf(after: string | null | undefined, order: PersonOrder): PersonPlace {
  const [field, direction, sortKey, id] = decodeCursor(after, 4) ?? [];
  if (sortKey === undefined || id === undefined) return null;
  if (field !== order.field || direction !== order.direction || !isId(id)) throw foreignCursor();
  if (!isPersonSortKey(order.field, sortKey)) throw foreignCursor();
  return { sortKey, id };
}

/** A page of the people whom the viewer may list: by name unless said otherwise. */
export async function listPeople(
  viewer: Viewer,
  listing: PeopleListing,
  first: number,
  after?: string | null,
): Promise<PersonConnection> {
  const query = await queryOf(viewer, listing);
  const size = pageSize(first);
  const order: PersonOrder = listing.orderBy ?? { field: 'name', direction: 'ASC' };
  const sorting = { field: order.field, isDescending: order.direction === 'DESC' };
  const rows = await selectPeople(query, sorting, placeOf(after, order), size + 1);
  const cursor = ({ sortKey, id }: ListedPerson) => encodeCursor(order.field, order.direction, sortKey, id);
  return Object.assign(page(readTogether(rows), size, cursor, after), { countAll: () => countPeople(query) });
}

/** A person whom the viewer may list; null where absent or not the viewer's to read. */
export async function personById(viewer: Viewer, id: string): Promise<ListedPerson | null> {
  const scope = readablePeople(viewer);
  const person = isId(id) ? await selectPerson(id, scope) : null;
  return person && { ...person, readWith: [person.id] };
}

/** Whose a row of a list is, for whoever reads everybody. */
export const personOf = ofEach(
  async (_ids, rows: readonly Omit<ReadTogether & { profileId: string }, 'readWith'>[]) => {
    const people = readTogether(await selectPeopleBy(rows.map(({ profileId }) => profileId)));
    const byId = new Map(people.map((person) => [person.id, person]));
    return new Map(rows.map(({ id, profileId }) => [id, byId.get(profileId)!]));
  },
);

/** How a person of a list stands at the tests. */
export const standingOf = ofEach((_ids, people: readonly Omit<ListedPerson, 'readWith'>[]) =>
  testStandings(people),
);
