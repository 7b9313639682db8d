import type { Changes } from '#server/features/audit/audit.types';
import { type RowColumns, rowJson } from '#server/features/editing/rows/row-columns';
import { selectJson } from '#server/platform/database/database';
import { iso } from '#server/platform/database/sql';
import type { AuditEntry } from './audit-log.types';
import { isOfPerson, targetName } from './target-names';

/** A stored entry. */
export type StoredEntry = Omit<AuditEntry, 'changes'> & {
  kept: Changes;
  personal: Changes | null;
};

/** The position after which a page starts: microseconds since 1970 and the entry id. */
export type EntryPlace = { micros: string; id: string } | null;

/** Returns SQL of an instant from microseconds since 1970. */
export const instant = (micros: string): string =>
  `timestamptz 'epoch' + ${micros} * interval '1 microsecond'`;
export const micros = (at: string): string => `(extract(epoch from ${at}) * 1000000)::bigint`;

/** Returns SQL of an audit log id as uuid; null if it isn't one. */
export const idOf = (kind: string, id: string): string =>
  `case when ${kind} and ${id} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then ${id}::uuid end`;

/** SQL of the values in entry `e` as text, without the hashes of erased values. */
export const entryValues = `(select string_agg(v.value #>> '{}', ' ')
    from jsonb_each(e.changes || coalesce(side.changes::jsonb, '{}')) f, jsonb_array_elements(f.value) v
    where not (jsonb_typeof(v.value) = 'object' and v.value ? 'hash'))`;

const clientName = `(select c.name from api_client c where c.client_id = e.actor_id order by c.created_at desc limit 1)`;

/** The columns of entry `e`, from `entryParts`. */
export const entryColumns: RowColumns = {
  id: 'e.id::text',
  at: `to_char(e.at, ${iso})`,
  action: 'e.action',
  actorKind: 'e.actor_kind',
  actorId: 'e.actor_id',
  actorName: `coalesce(actor.name, case when e.actor_kind = 'client' then ${clientName} end)`,
  targetKind: 'e.target_kind',
  targetId: 'e.target_id',
  targetName,
  outcome: 'e.outcome',
  kept: 'e.changes',
  personal: 'side.changes',
  address: "origin.changes #>> '{address,1}'",
  sealedIn: 'seal.number::text',
  sealedAt: `to_char(seal.sealed_at, ${iso})`,
};

/** SQL of entry `e` as JSON, from `entryParts`. */
export const entryJson = rowJson(entryColumns);

/** The joins for entry `e`: the actor, the person that it is about, and its personal values. */
export const entryPeople = `
    left join profile actor on actor.id = ${idOf("e.actor_kind = 'person'", 'e.actor_id')}
    left join profile person on person.id = ${idOf(isOfPerson, 'e.target_id')}
    left join audit_personal side on side.id = e.personal_id`;

/** All joins for entry `e`. */
export const entryParts = `${entryPeople}
    left join audit_personal origin on origin.id = e.origin_id
    left join lateral (select s.number, s.sealed_at from audit_seal s where s.last_id >= e.id
      order by s.last_id limit 1) seal on true`;

/** Returns the entry with this number; null if there is none. */
export const selectEntry = (id: string): Promise<StoredEntry | null> =>
  selectJson<StoredEntry>(
    'audit-entry',
    `select ${entryJson} as json from audit_entry e ${entryParts} where e.id = $1`,
    [id],
  );
