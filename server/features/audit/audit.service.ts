import type { EntityManager } from 'typeorm';
import type { Viewer } from '#server/platform/viewer';
import type { ActorKind, auditActions } from './audit.enums';

export type AuditAction = (typeof auditActions)[number];

export interface AuditActor {
  kind: ActorKind;
  /** The profile's or the client's id; absent for the system. */
  id?: string;
}

export interface AuditEntry {
  action: AuditAction;
  actor: AuditActor;
  /** The word of the domain that was acted upon, for example `profile` or `attempt`. */
  targetKind: string;
  targetId?: string;
  /** What came of it; `done` when absent. */
  outcome?: string;
  /** Field by field, `[before, after]`. Never a secret. */
  changes?: Record<string, [unknown, unknown]>;
}

/** The viewer as the actor of an entry. */
export function actorOf(viewer: Viewer): AuditActor {
  if (viewer.kind === 'person') return { kind: 'person', id: viewer.profileId };
  if (viewer.kind === 'client') return { kind: 'client', id: viewer.clientId };
  return { kind: 'system' };
}

/**
 * Appends entries in the caller's transaction, in their order, by one statement; the table refuses any later change.
 */
export async function appendAudits(manager: EntityManager, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ actor, ...entry }) => ({
    ...entry,
    actorKind: actor.kind,
    actorId: actor.id,
  }));
  await manager.query(
    `insert into audit_entry (action, actor_kind, actor_id, target_kind, target_id, outcome, changes)
     select action, "actorKind", "actorId", "targetKind", "targetId", coalesce(outcome, 'done'),
       coalesce(changes, '{}')
     from rows from (jsonb_to_recordset($1::jsonb) as (action text, "actorKind" text, "actorId" text,
       "targetKind" text, "targetId" text, outcome text, changes jsonb)) with ordinality
     order by ordinality`,
    [JSON.stringify(rows)],
  );
}

/** Appends one entry as `appendAudits` does. */
export const appendAudit = (manager: EntityManager, entry: AuditEntry): Promise<void> =>
  appendAudits(manager, [entry]);
