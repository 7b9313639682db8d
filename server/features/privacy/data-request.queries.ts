import type { EntityManager } from 'typeorm';
import { select, selectJson } from '#server/platform/database';
import { AppError } from '#server/platform/errors';
import type { TimeKey } from '#server/platform/paging';
import { iso } from '#server/platform/sql';
import { DataRequestEntity } from './data-request.entity';
import type { DataRequestKind } from './data-request.enums';
import type { DataRequest, DataRequestFilter } from './data-request.types';

const at = (column: string): string => `to_char(r.${column}, ${iso})`;

const requestJson = `json_build_object(
       'id', r.id, 'kind', r.kind, 'state', r.state, 'profileId', p.id, 'personName', p.name, 'personEmail', p.email,
       'askedAt', ${at('asked_at')}, 'dueAt', ${at('due_at')}, 'decidedAt', ${at('decided_at')},
       'reason', r.reason, 'expiresAt', case when r.file_id is not null then ${at('expires_at')} end,
       'fileSize', (select f.size::float8 from stored_file f where f.id = r.file_id),
       'sortKey', (extract(epoch from r.asked_at) * 1000000)::bigint::text)`;

const newestFirst = 'order by r.asked_at desc, r.id desc';

/** How many of a person's requests are shown to the person. */
export const mostShown = 10;

/** The newest requests of a person. */
export async function selectRequestsOf(profileId: string): Promise<DataRequest[]> {
  const rows = await selectJson<DataRequest[]>(
    'data-requests-of',
    `select coalesce(json_agg(${requestJson} ${newestFirst}), '[]') as json
     from (select * from data_request r where r.profile_id = $1 ${newestFirst} limit ${mostShown}) r
     join profile p on p.id = r.profile_id`,
    [profileId],
  );
  return rows ?? [];
}

/** A request; null where there is none. */
export const selectRequest = (id: string): Promise<DataRequest | null> =>
  selectJson<DataRequest>(
    'data-request',
    `select ${requestJson} as json from data_request r join profile p on p.id = r.profile_id where r.id = $1`,
    [id],
  );

/** What a list of requests finds. */
export interface Wanted {
  search: string;
  filter: DataRequestFilter;
}

const found = `from data_request r join profile p on p.id = r.profile_id
  where strpos(lower(p.name || ' ' || p.email), lower($1)) > 0
    and ($2::text[] is null or r.kind = any($2)) and ($3::text[] is null or r.state = any($3))`;

const values = ({ search, filter: { kinds, states } }: Wanted) => [search, kinds ?? null, states ?? null];

/** Up to `limit` requests, newest first, that follow the one with the given key. */
export async function selectRequests(wanted: Wanted, after: TimeKey, limit: number): Promise<DataRequest[]> {
  const rows = await selectJson<DataRequest[]>(
    'data-requests',
    `select coalesce(json_agg(${requestJson} ${newestFirst}), '[]') as json
     from (select r.* ${found} and ($4::bigint is null or
         (r.asked_at, r.id) < (timestamptz 'epoch' + $4::bigint * interval '1 microsecond', $5::uuid))
       ${newestFirst} limit $6) r join profile p on p.id = r.profile_id`,
    [...values(wanted), after.sortKey, after.id, limit],
  );
  return rows ?? [];
}

/** How many requests there are. */
export async function countRequests(wanted: Wanted): Promise<number> {
  const [row] = await select<{ count: number }>(
    'data-requests-count',
    `select count(*)::int as count ${found}`,
    values(wanted),
  );
  return row?.count ?? 0;
}

/** Keeps a request and gives its id; of what waits already, that of the one that waits. */
export async function insertRequest(
  manager: EntityManager,
  request: { profileId: string; kind: DataRequestKind; askedAt: Date; dueAt: Date | null },
): Promise<{ id: string; isNew: boolean }> {
  const { profileId, kind, askedAt, dueAt } = request;
  // A row that no update made has no other transaction as its last.
  const [row] = await manager.query<{ id: string; isNew: boolean }[]>(
    `insert into data_request as r (profile_id, kind, asked_at, due_at) values ($1, $2, $3, $4)
     on conflict (profile_id, kind) where state = 'asked' do update set asked_at = r.asked_at
     returning id, xmax = 0 as "isNew"`,
    [profileId, kind, askedAt, dueAt],
  );
  return row!;
}

/** A request, held until the caller's transaction ends; null where there is none of that kind. */
export const lockRequest = (
  manager: EntityManager,
  id: string,
  kind: DataRequestKind,
): Promise<DataRequestEntity | null> =>
  manager.findOne(DataRequestEntity, { where: { id, kind }, lock: { mode: 'pessimistic_write' } });

/**
 * A deletion that still waits, held until the caller's transaction ends. NOT_FOUND where there is none, or it is not
 * `of` that person; CONFLICT where it waits no longer.
 */
export async function lockWaitingDeletion(
  manager: EntityManager,
  id: string,
  of?: string,
): Promise<DataRequestEntity> {
  const request = await lockRequest(manager, id, 'deletion');
  if (!request || (of !== undefined && request.profileId !== of)) throw new AppError('NOT_FOUND');
  if (request.state !== 'asked') throw new AppError('CONFLICT', 'It waits no longer.');
  return request;
}

/** Whether the person was deleted. */
export const isDeleted = (manager: EntityManager, profileId: string): Promise<boolean> =>
  manager.existsBy(DataRequestEntity, { profileId, kind: 'deletion', state: 'done' });
