import { type ActorKind, actorKinds, auditActions } from '#server/features/audit/audit.enums';
import { sealedEntries } from '#server/features/audit/sealing/seal-audit';
import { eachWord, type RowList, type RowQuery } from '#server/features/editing/rows/row-list';
import { type RowListing, rowQuery } from '#server/features/editing/rows/list-rows';
import { personWords } from '#server/features/profile/person-rows/person-words';
import { type Statement, filterConditions } from '#server/platform/database/statement';
import { isId, isStorable } from '#server/platform/validation';
import { entryColumns, entryParts } from './audit-log.queries';
import type { AuditEntryFilter } from './audit-log.types';
import { isOfPerson } from './target-names';

export type AuditSort = 'at';

/** The requested filter and order of the audit log. */
export interface AuditListing extends RowListing<AuditSort> {
  filter?: AuditEntryFilter | null | undefined;
}

const near = (pattern: string): string => `${personWords()} like ${pattern}`;

const byWords = eachWord(near);

const ofActor = (condition: string): string =>
  `e.actor_id = any(array(select p.id from (select i.id::text as id, i.name, i.email from profile i
    union all select c.client_id, c.name, '' from api_client c) p where ${condition}))`;

const ofPerson = (condition: string): string =>
  `(${isOfPerson} and e.target_id = any(array(select p.id::text from profile p where ${condition})))`;

/** Returns the conditions of a search: the number of an entry or a whole id, or people by words of their names. */
function found(statement: Statement, search: string): string[] {
  if (isId(search) || /^\d+$/.test(search)) {
    const id = statement.value(search.toLowerCase(), 'text');
    const isNumber = /^\d{1,18}$/.test(search);
    return [`(${isNumber ? `e.id = ${id}::bigint` : `e.actor_id = ${id}`} or e.target_id = ${id})`];
  }
  const each = byWords(statement, search);
  if (each.length === 0) return [];
  const people = `array(select p.id::text from profile p where ${each.join(' and ')})`;
  return [`(e.actor_id = any(${people}) or ${isOfPerson} and e.target_id = any(${people}))`];
}

/**
 * The list of entries, sorted by time only. Another index would slow down every write, and filters are a better tool.
 */
export const auditRows: RowList<AuditSort> = {
  table: 'audit_entry e',
  id: 'e.id',
  idType: 'bigint',
  conditions: {
    at: { kind: 'moment', sql: 'e.at' },
    action: { kind: 'choice', sql: 'e.action', values: auditActions },
    actorKind: { kind: 'choice', sql: 'e.actor_kind', values: actorKinds },
    actorId: { kind: 'choice', sql: 'e.actor_id', optional: true },
    actorName: { kind: 'text', sql: 'p.name', near, of: ofActor },
    targetKind: { kind: 'choice', sql: 'e.target_kind' },
    targetId: { kind: 'choice', sql: 'e.target_id', optional: true },
    personName: { kind: 'text', sql: 'p.name', near, of: ofPerson },
    outcome: { kind: 'choice', sql: 'e.outcome' },
    sealed: {
      kind: 'flag',
      description: 'True if the entry is sealed.',
      sql: 'e.id <= (select coalesce(max(s.last_id), 0) from audit_seal s)',
    },
  },
  sorts: { at: { description: 'Time of the action.', sql: 'e.at', type: 'timestamptz' } },
  order: { field: 'at', direction: 'DESC' },
  found,
  // The seals contain most of the total count.
  count: `select (s.entries + (select count(*) from audit_entry e where e.id > s.last_id))::int as count
    from (select ${sealedEntries} as entries, coalesce((select max(last_id) from audit_seal), 0) as last_id) s`,
  json: entryColumns,
  parts: `join audit_entry e on e.id = f.id ${entryParts}`,
};

const storable = (texts: readonly string[] | null | undefined) => texts?.filter(isStorable);
const storableOne = (text: string | null | undefined) => (text && !isStorable(text) ? '' : text);

/** Returns the conditions of the filter. */
function filtered(statement: Statement, filter: AuditEntryFilter): string[] {
  return filterConditions(statement, [
    [filter.actions, 'text[]', (value) => `e.action = any(${value})`],
    [
      filter.actorKinds satisfies ActorKind[] | null | undefined,
      'text[]',
      (value) => `e.actor_kind = any(${value})`,
    ],
    [storableOne(filter.actorId), 'text', (value) => `e.actor_id = ${value}`],
    [storable(filter.targetKinds), 'text[]', (value) => `e.target_kind = any(${value})`],
    [storableOne(filter.targetId), 'text', (value) => `e.target_id = ${value}`],
    [storable(filter.outcomes), 'text[]', (value) => `e.outcome = any(${value})`],
    [filter.since, 'timestamptz', (value) => `e.at >= ${value}`],
    [filter.before, 'timestamptz', (value) => `e.at < ${value}`],
  ]);
}

/** Returns the validated query of the list. */
export const auditQuery = ({ filter, ...listing }: AuditListing): RowQuery<AuditSort> =>
  rowQuery(auditRows, listing, (statement) => filtered(statement, filter ?? {}));
