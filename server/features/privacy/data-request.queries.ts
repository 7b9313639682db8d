import type { EntityManager } from 'typeorm';
import { type Column, moments } from '#server/features/editing/csv/columns';
import { type RowListing, rowQuery } from '#server/features/editing/rows/list-rows';
import { type RowColumns, rowJson } from '#server/features/editing/rows/row-columns';
import { eachWord, type RowList, type RowQuery, sortedText } from '#server/features/editing/rows/row-list';
import { personWords } from '#server/features/profile/person-rows/person-words';
import { selectJson } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { moment } from '#server/platform/database/sql';
import { filterConditions } from '#server/platform/database/statement';
import { DataRequestEntity } from './data-request.entity';
import { type DataRequestKind, DataRequestKindEnum, DataRequestStateEnum } from './data-request.enums';
import type { DataRequest, DataRequestFilter } from './data-request.types';

const at = (column: string): string => moment(`r.${column}`);

const requestColumns: RowColumns = {
  id: 'r.id',
  kind: 'r.kind',
  state: 'r.state',
  profileId: 'p.id',
  personName: 'p.name',
  personEmail: 'p.email',
  requestedAt: at('requested_at'),
  dueAt: at('due_at'),
  decidedAt: at('decided_at'),
  reason: 'r.reason',
  expiresAt: `case when r.file_id is not null then ${at('expires_at')} end`,
  fileSize: '(select s.size::float8 from stored_file s where s.id = r.file_id)',
};

const requestJson = rowJson(requestColumns);

const newestFirst = 'order by r.requested_at desc, r.id desc';

/** Maximum requests that are shown to the person. */
export const maxVisible = 10;

/** Returns the newest requests of a person. */
export async function selectRequestsOf(profileId: string): Promise<DataRequest[]> {
  const rows = await selectJson<DataRequest[]>(
    'data-requests-of',
    `select coalesce(json_agg(${requestJson} ${newestFirst}), '[]') as json
     from (select * from data_request r where r.profile_id = $1 ${newestFirst} limit ${maxVisible}) r
     join profile p on p.id = r.profile_id`,
    [profileId],
  );
  return rows ?? [];
}

/** Returns a request; null if it doesn't exist. */
export const selectRequest = (id: string): Promise<DataRequest | null> =>
  selectJson<DataRequest>(
    'data-request',
    `select ${requestJson} as json from data_request r join profile p on p.id = r.profile_id where r.id = $1`,
    [id],
  );

export type RequestSort = 'requestedAt' | 'kind' | 'state' | 'personName' | 'dueAt';

const personName = '(select p.name from profile p where p.id = r.profile_id)';
const personEmail = '(select p.email from profile p where p.id = r.profile_id)';

/** The list of all requests for administrators. */
export const requestRows: RowList<RequestSort> = {
  table: 'data_request r',
  id: 'r.id',
  conditions: {
    personName: { kind: 'text', sql: personName },
    personEmail: { kind: 'text', sql: personEmail },
    kind: { kind: 'choice', sql: 'r.kind', type: DataRequestKindEnum },
    state: { kind: 'choice', sql: 'r.state', type: DataRequestStateEnum },
    requestedAt: { kind: 'moment', sql: 'r.requested_at' },
    dueAt: { kind: 'moment', sql: 'r.due_at', optional: true },
    decidedAt: { kind: 'moment', sql: 'r.decided_at', optional: true },
  },
  sorts: {
    requestedAt: { description: 'Time of the request.', sql: 'r.requested_at', type: 'timestamptz' },
    kind: { description: 'Kind of request.', sql: 'r.kind', type: 'text' },
    state: { description: 'Status of the request.', sql: 'r.state', type: 'text' },
    personName: {
      description: "Name of the person; case and accents don't matter.",
      ...sortedText(personName),
    },
    dueAt: {
      description: 'Time of a deletion. Requests without one come first.',
      sql: 'r.due_at',
      type: 'timestamptz',
      without: { holds: 'r.due_at is null', key: "timestamptz '-infinity'" },
    },
  },
  order: { field: 'requestedAt', direction: 'DESC' },
  found: eachWord(
    (pattern) =>
      `r.profile_id = any(array(select p.id from profile p where ${personWords()} like ${pattern}))`,
  ),
  json: requestColumns,
  parts: 'join data_request r on r.id = f.id join profile p on p.id = r.profile_id',
};

/** The requested filter and order of a list of requests. */
export interface RequestListing extends RowListing<RequestSort> {
  filter?: DataRequestFilter | null | undefined;
}

/** The columns of the exported file. */
export const requestFileColumns: readonly Column<DataRequest>[] = [
  { header: 'id', cell: ({ id }) => id },
  { header: 'kind', cell: ({ kind }) => kind },
  { header: 'state', cell: ({ state }) => state },
  { header: 'profileId', cell: ({ profileId }) => profileId },
  { header: 'personName', cell: ({ personName: name }) => name },
  { header: 'personEmail', cell: ({ personEmail: email }) => email },
  moments('requestedAt', ({ requestedAt }) => requestedAt),
  moments('dueAt', ({ dueAt }) => dueAt),
  moments('decidedAt', ({ decidedAt }) => decidedAt),
  { header: 'reason', cell: ({ reason }) => reason ?? '' },
];

/** Returns the validated query of the list. */
export const requestQuery = ({ filter, ...listing }: RequestListing): RowQuery<RequestSort> =>
  rowQuery(requestRows, listing, (statement) =>
    filterConditions(statement, [
      [filter?.kinds, 'text[]', (value) => `r.kind = any(${value})`],
      [filter?.states, 'text[]', (value) => `r.state = any(${value})`],
    ]),
  );

/** Stores a request and returns its id, or that of a pending one. */
export async function insertRequest(
  manager: EntityManager,
  request: { profileId: string; kind: DataRequestKind; requestedAt: Date; dueAt: Date | null },
): Promise<{ id: string; isNew: boolean }> {
  const { profileId, kind, requestedAt, dueAt } = request;
  // xmax is 0 only for an inserted row.
  const [row] = await manager.query<{ id: string; isNew: boolean }[]>(
    `insert into data_request as r (profile_id, kind, requested_at, due_at) values ($1, $2, $3, $4)
     on conflict (profile_id, kind) where state = 'requested' do update set requested_at = r.requested_at
     returning id, xmax = 0 as "isNew"`,
    [profileId, kind, requestedAt, dueAt],
  );
  return row!;
}

/** Returns a request of this kind, locked until the caller's transaction ends; null if it doesn't exist. */
export const lockRequest = (
  manager: EntityManager,
  id: string,
  kind: DataRequestKind,
): Promise<DataRequestEntity | null> =>
  manager.findOne(DataRequestEntity, { where: { id, kind }, lock: { mode: 'pessimistic_write' } });

/**
 * Returns a pending deletion, locked until the caller's transaction ends. Throws NOT_FOUND if it doesn't exist or
 * belongs to another person than `of`, and CONFLICT if it is no longer pending.
 */
export async function lockWaitingDeletion(
  manager: EntityManager,
  id: string,
  of?: string,
): Promise<DataRequestEntity> {
  const request = await lockRequest(manager, id, 'deletion');
  if (!request || (of !== undefined && request.profileId !== of)) throw new AppError('NOT_FOUND');
  if (request.state !== 'requested') throw new AppError('CONFLICT', 'It waits no longer.');
  return request;
}

/** Returns true if the person was deleted. */
export const isDeleted = (manager: EntityManager, profileId: string): Promise<boolean> =>
  manager.existsBy(DataRequestEntity, { profileId, kind: 'deletion', state: 'done' });
