import type { EntityManager } from 'typeorm';
import type { Viewer } from '#server/platform/viewer';
import { partPersonal } from './audit-personal';
import { AuditPersonalEntity } from './audit-personal.entity';
import type { AuditActor, AuditEntry } from './audit.types';

/** The viewer as the actor of an entry. */
export function actorOf(viewer: Viewer): AuditActor {
  if (viewer.kind === 'person') return { kind: 'person', id: viewer.profileId };
  if (viewer.kind === 'client') return { kind: 'client', id: viewer.clientId };
  return { kind: 'system' };
}

/**
 * Appends entries in the caller's transaction, in their order, by one statement; the table refuses any later
 * change. What is personal goes into side rows before.
 */
export async function appendAudits(manager: EntityManager, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const parted = entries.map(partPersonal);
  const sides = parted.flatMap(({ side }) => side ?? []);
  if (sides.length > 0) await manager.insert(AuditPersonalEntity, sides);
  const rows = parted.map(({ entry: { actor, ...entry } }) => ({
    ...entry,
    actorKind: actor.kind,
    actorId: actor.id,
  }));
  await manager.query(
    `insert into audit_entry (action, actor_kind, actor_id, target_kind, target_id, outcome, changes, personal_id)
     select action, "actorKind", "actorId", "targetKind", "targetId", coalesce(outcome, 'done'),
       coalesce(changes, '{}'), "personalId"
     from rows from (jsonb_to_recordset($1::jsonb) as (action text, "actorKind" text, "actorId" text,
       "targetKind" text, "targetId" text, outcome text, changes jsonb, "personalId" uuid)) with ordinality
     order by ordinality`,
    [JSON.stringify(rows)],
  );
}

/** Appends one entry as `appendAudits` does. */
export const appendAudit = (manager: EntityManager, entry: AuditEntry): Promise<void> =>
  appendAudits(manager, [entry]);
