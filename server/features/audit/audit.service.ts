import type { EntityManager } from 'typeorm';
import { select } from '#server/platform/database/database';
import { callerAddress } from '#server/platform/work';
import type { Viewer } from '#server/platform/access/viewer';
import { partOrigins, partPersonal } from './audit-personal';
import type { AuditActor, AuditEntry } from './audit.types';

/** Returns the viewer as the actor of an entry. */
export function actorOf(viewer: Viewer): AuditActor {
  if (viewer.kind === 'person') return { kind: 'person', id: viewer.profileId };
  if (viewer.kind === 'client') return { kind: 'client', id: viewer.clientId };
  return { kind: 'system' };
}

/** Returns common table expressions that append entries. The parameters are `auditValues`. */
export const appendsAudits = (rows: string, sides: string): string =>
  `audit_sides as (
     insert into audit_personal (id, profile_id, key, changes)
     select id, "profileId", decode(key, 'base64'), changes::json
     from jsonb_to_recordset(${sides}::jsonb) as (id uuid, "profileId" uuid, key text, changes text)
   ), audited as (
     insert into audit_entry (action, actor_kind, actor_id, target_kind, target_id, outcome, changes, personal_id,
       origin_id, origin_hash)
     select action, "actorKind", "actorId", "targetKind", "targetId", coalesce(outcome, 'done'),
       coalesce(changes, '{}'), "personalId", "originId", "originHash"
     from rows from (jsonb_to_recordset(${rows}::jsonb) as (action text, "actorKind" text, "actorId" text,
       "targetKind" text, "targetId" text, outcome text, changes jsonb, "personalId" uuid, "originId" uuid,
       "originHash" text)) with ordinality
     order by ordinality
   )`;

/** Returns the values for `appendsAudits`. Personal values, and the address of a request, go into side rows. */
export function auditValues(entries: readonly AuditEntry[]): [rows: string, sides: string] {
  const address = callerAddress();
  const from = address === undefined ? null : partOrigins(address, entries);
  const parted = entries.map(partPersonal);
  const sides = [...parted.flatMap(({ side }) => side ?? []), ...(from?.sides ?? [])];
  const rows = parted.map(({ entry: { actor, mail, ...entry } }, index) => ({
    ...entry,
    ...(mail !== undefined && { outcome: mail }),
    ...from?.origins[index],
    actorKind: actor.kind,
    actorId: actor.id,
  }));
  return [
    JSON.stringify(rows),
    JSON.stringify(
      sides.map(({ key, changes, ...side }) => ({
        ...side,
        key: key.toString('base64'),
        // Text retains the order of its fields, which the hashes cover.
        changes: JSON.stringify(changes),
      })),
    ),
  ];
}

/** Appends entries in their order in the caller's transaction, in one statement. Triggers reject later changes. */
export async function appendAudits(manager: EntityManager, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await select('audit-append', `with ${appendsAudits('$1', '$2')} select`, auditValues(entries), manager);
}

/** Appends one entry like `appendAudits`. */
export const appendAudit = (manager: EntityManager, entry: AuditEntry): Promise<void> =>
  appendAudits(manager, [entry]);
