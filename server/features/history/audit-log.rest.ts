import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { type Column, moments } from '#server/features/editing/csv/columns';
import { listCsvRoute } from '#server/features/editing/csv/list-csv.rest';
import { auditLog } from './audit-log.service';
import type { AuditEntry } from './audit-log.types';

const columns: readonly Column<AuditEntry>[] = [
  { header: 'id', cell: ({ id }) => id },
  moments('at', ({ at }) => at),
  { header: 'action', cell: ({ action }) => action },
  { header: 'actorKind', cell: ({ actorKind }) => actorKind },
  { header: 'actorId', cell: ({ actorId }) => actorId ?? '' },
  { header: 'actorName', cell: ({ actorName }) => actorName ?? '' },
  { header: 'targetKind', cell: ({ targetKind }) => targetKind },
  { header: 'targetId', cell: ({ targetId }) => targetId ?? '' },
  { header: 'targetName', cell: ({ targetName }) => targetName ?? '' },
  { header: 'outcome', cell: ({ outcome }) => outcome },
  { header: 'changes', cell: ({ changes }) => (changes.length > 0 ? JSON.stringify(changes) : '') },
  { header: 'address', cell: ({ address }) => address ?? '' },
  { header: 'sealedIn', cell: ({ sealedIn }) => sealedIn ?? '' },
];

/**
 * Registers GET /api/auditLog.csv and .xlsx, with all rows of the list `auditLog` for the same viewer, search, filter,
 * conditions and order.
 */
export function auditLogRoutes(app: FastifyInstance, schema: GraphQLSchema): void {
  listCsvRoute(app, schema, {
    name: 'auditLog',
    columns,
    inputs: { filter: 'AuditEntryFilter', where: 'AuditEntryWhere', orderBy: 'AuditEntryOrder' },
    pageOf: auditLog,
  });
}
