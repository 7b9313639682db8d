import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { type ResultCells, resultColumns } from '#server/features/attempts/results/result-columns';
import type { Column } from '#server/features/editing/csv/columns';
import { listCsvRoute } from '#server/features/editing/csv/list-csv.rest';
import { listRows } from '#server/features/editing/rows/list-rows';
import type { RowPerson } from '#server/features/profile/person-rows/row-person';
import { localize } from '#server/platform/language/i18n';
import { requirePerson } from '#server/platform/access/policy';
import type { Viewer } from '#server/platform/access/viewer';
import { peopleQuery, type PeopleListing } from '../people.service';
import { type TeamResultRow, teamResultRows } from './team-results.queries';

type Row = ResultCells & { person: RowPerson };

const columns: readonly Column<Row>[] = [
  { header: 'name', cell: ({ person }) => person.name },
  { header: 'email', cell: ({ person }) => person.email },
  { header: 'accountNumber', cell: ({ person }) => person.account?.number ?? '' },
  { header: 'accountName', cell: ({ person }) => person.account?.name ?? '' },
  ...resultColumns,
];

/** Returns a page of the results of the people whom the viewer can list. */
async function pageOf(viewer: Viewer, listing: PeopleListing, first: number, after: string | null) {
  const { lang } = requirePerson(viewer);
  const [list, query] = teamResultRows(await peopleQuery(viewer, listing));
  const { nodes, pageInfo } = await listRows<TeamResultRow, 'closedAt'>(list, query, first, after);
  const rows = nodes.map((result) => ({ ...result, test: localize(result.moduleNameTranslations, lang) }));
  return { nodes: rows, pageInfo };
}

/**
 * Registers GET /api/teamResults.csv and .xlsx, with the results, newest first, of the people in `people` for the same
 * viewer, search and filter.
 */
export function teamResultsRoutes(app: FastifyInstance, schema: GraphQLSchema): void {
  listCsvRoute(app, schema, {
    name: 'teamResults',
    columns,
    inputs: { filter: 'PersonFilter', where: 'PersonWhere' },
    pageOf,
  });
}
