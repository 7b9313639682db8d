import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { selectedColumns } from '#server/features/editing/csv/selected-columns';
import { type Column, moments } from '#server/features/editing/csv/columns';
import { fileRoutes } from '#server/features/editing/csv/file-routes';
import { inputOf, searchOf } from '#server/features/editing/csv/list-query';
import { tableOfPages } from '#server/features/editing/csv/table-of-pages';
import { fromReplica } from '#server/platform/database/replica';
import { personHistory } from './person-history.service';
import type { PersonEvent, PersonEventFilter } from './person-history.types';

const columns: readonly Column<PersonEvent>[] = [
  { header: 'id', cell: ({ id }) => id },
  moments('at', ({ at }) => at),
  { header: 'kind', cell: ({ kind }) => kind },
  { header: 'about', cell: ({ about, entry }) => about ?? entry?.targetName ?? '' },
  { header: 'status', cell: ({ status }) => status ?? '' },
  { header: 'score', cell: ({ score }) => score ?? '' },
  { header: 'amount', cell: ({ amount }) => amount ?? '' },
  { header: 'balanceAfter', cell: ({ balanceAfter }) => balanceAfter ?? '' },
  { header: 'reason', cell: ({ reason }) => reason ?? '' },
  { header: 'note', cell: ({ note }) => note ?? '' },
  { header: 'orderNumber', cell: ({ orderNumber }) => orderNumber ?? '' },
  { header: 'action', cell: ({ entry }) => entry?.action ?? '' },
  { header: 'outcome', cell: ({ entry }) => entry?.outcome ?? '' },
  { header: 'actorName', cell: ({ entry }) => entry?.actorName ?? '' },
  { header: 'targetKind', cell: ({ entry }) => entry?.targetKind ?? '' },
  { header: 'changes', cell: ({ entry }) => (entry?.changes.length ? JSON.stringify(entry.changes) : '') },
  { header: 'address', cell: ({ entry }) => entry?.address ?? '' },
];

/**
 * Registers GET /api/people/:id/history.csv and .xlsx, with all rows of the list `personHistory` for the same search
 * and filter.
 */
export function personHistoryRoutes(app: FastifyInstance, schema: GraphQLSchema): void {
  fileRoutes(app, '/api/people/:id/history', null, async (request, query) => {
    const { id } = request.params as { id: string };
    const search = searchOf(query);
    const filter = inputOf<PersonEventFilter>(schema, query, 'filter', 'PersonEventFilter');
    const selected = selectedColumns(columns, query);
    const viewer = await request.viewer();
    const pageOf = (first: number, after: string | null) =>
      fromReplica(() =>
        personHistory(viewer, { profileId: id, search, filter }, { lang: 'en', first, after }),
      );
    return { name: 'history', read: () => tableOfPages(selected, pageOf, (pages) => request.spend(pages)) };
  });
}
