import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { type Column, moments } from '#server/features/editing/csv/columns';
import { listCsvRoute } from '#server/features/editing/csv/list-csv.rest';
import { loadTestProgress, type TestProgress } from '#server/features/training/progress/open-tests';
import type { Viewer } from '#server/platform/access/viewer';
import { listPeople, type PeopleListing } from './people.service';
import type { ListedPerson } from './person.types';

type Row = ListedPerson & { progress: TestProgress | undefined };

const columns: readonly Column<Row>[] = [
  { header: 'id', cell: ({ id }) => id },
  { header: 'name', cell: ({ name }) => name },
  { header: 'email', cell: ({ email }) => email },
  { header: 'externalId', cell: ({ externalId }) => externalId ?? '' },
  { header: 'role', cell: ({ role }) => role },
  { header: 'userType', cell: ({ userType }) => userType },
  { header: 'lang', cell: ({ lang }) => lang },
  { header: 'accountNumber', cell: ({ account }) => account?.number ?? '' },
  { header: 'accountName', cell: ({ account }) => account?.name ?? '' },
  { header: 'points', cell: ({ points }) => points },
  { header: 'testsPassed', cell: ({ testsPassed }) => testsPassed },
  { header: 'openTests', cell: ({ progress }) => progress?.open.length ?? 0 },
  { header: 'testsInProgress', cell: ({ progress }) => progress?.inProgress ?? 0 },
  { header: 'standardTestsDone', cell: ({ progress }) => progress?.details.standardTestsDone ?? 0 },
  moments('lastSeenAt', ({ lastSeenAt }) => lastSeenAt),
  moments('disabledAt', ({ disabledAt }) => disabledAt),
  moments('createdAt', ({ createdAt }) => createdAt),
  { header: 'location', cell: ({ location }) => location ?? '' },
];

/** Returns a page of a list with each person's test progress. */
async function pageOf(viewer: Viewer, listing: PeopleListing, first: number, after: string | null) {
  const { nodes, pageInfo } = await listPeople(viewer, listing, first, after);
  const progress = await loadTestProgress(nodes);
  return { nodes: nodes.map((person) => ({ ...person, progress: progress.get(person.id) })), pageInfo };
}

/**
 * Registers GET /api/people.csv and .xlsx, with all rows of the list `people` for the same viewer, search, filter and
 * order.
 */
export function peopleRoutes(app: FastifyInstance, schema: GraphQLSchema): void {
  listCsvRoute(app, schema, {
    name: 'people',
    scope: 'read_people',
    columns,
    inputs: { filter: 'PersonFilter', where: 'PersonWhere', orderBy: 'PersonOrder' },
    pageOf,
  });
}
