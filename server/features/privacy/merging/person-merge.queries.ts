import type { EntityManager } from 'typeorm';
import { now } from '#server/platform/clock';
import { select, selectJson } from '#server/platform/database/database';
import { iso } from '#server/platform/database/sql';
import { PersonMergeEntity } from './person-merge.entity';
import type { PersonMerge } from './merge.types';

/** Maximum merges of a person that are shown. */
export const maxMerges = 20;

const person = (alias: string): string => `'${alias}Id', ${alias}.id, '${alias}Name', ${alias}.name`;

const mergeJson = `json_build_object('id', m.id, ${person('surviving')}, ${person('merged')}, 'mergedByName', a.name,
  'mergedAt', to_char(m.merged_at, ${iso}), 'undoUntil', to_char(m.undo_until, ${iso}),
  'undoneAt', to_char(m.undone_at, ${iso}), 'canBeUndone', m.undone_at is null and m.undo_until > $2)`;

const joined = `join profile surviving on surviving.id = m.surviving_id join profile merged on merged.id = m.merged_id
  left join profile a on a.id = m.merged_by`;

/** Returns the merges of a person, newest first. */
export async function selectMergesOf(profileId: string): Promise<PersonMerge[]> {
  const rows = await selectJson<PersonMerge[]>(
    'person-merges',
    `select coalesce(json_agg(${mergeJson} order by m.merged_at desc, m.id), '[]') as json
     from (select * from person_merge m where $1 in (m.surviving_id, m.merged_id)
       order by m.merged_at desc, m.id limit ${maxMerges}) m ${joined}`,
    [profileId, now()],
  );
  return rows ?? [];
}

export const selectMerge = (id: string): Promise<PersonMerge | null> =>
  selectJson<PersonMerge>(
    'person-merge',
    `select ${mergeJson} as json from person_merge m ${joined} where m.id = $1`,
    [id, now()],
  );

/** Returns a merge, locked until the caller's transaction ends; null if it doesn't exist. */
export const lockMerge = (manager: EntityManager, id: string): Promise<PersonMergeEntity | null> =>
  manager.findOne(PersonMergeEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });

/** Returns true if one of these people was merged into another. */
export async function isMergedAway(manager: EntityManager, profileIds: readonly string[]): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    'select 1 from person_merge where merged_id = any($1::uuid[]) and undone_at is null limit 1',
    [profileIds],
  );
  return rows.length > 0;
}

/** Returns the people who were merged into a person, directly or indirectly. */
export async function mergedInto(manager: EntityManager, profileId: string): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `with recursive gone (id) as (
       select merged_id from person_merge where surviving_id = $1 and undone_at is null
       union select m.merged_id from person_merge m join gone g on g.id = m.surviving_id where m.undone_at is null
     ) select id::text as id from gone order by id`,
    [profileId],
  );
  return rows.map(({ id }) => id);
}

/** Clears the undo data of a person's merges, which then can't be undone. */
export async function endMergesOf(manager: EntityManager, profileId: string): Promise<void> {
  await manager.query(
    `update person_merge set moved = '{}', undo_until = least(undo_until, $2)
     where surviving_id = $1 or merged_id = $1`,
    [profileId, now()],
  );
}

/** Clears the undo data of merges that are too old to be undone. */
export const removeOldMerges = (): Promise<unknown> =>
  select(
    'old-merges',
    `update person_merge set moved = '{}' where undo_until < $1::timestamptz and moved <> '{}'`,
    [now()],
  );
