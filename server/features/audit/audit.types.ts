import type { ActorKind, auditActions, auditOutcomes } from './audit.enums';

export type AuditAction = (typeof auditActions)[number];
export type AuditOutcome = (typeof auditOutcomes)[number];

/** Field by field, `[before, after]`. */
export type Changes = Record<string, [unknown, unknown]>;

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
  outcome?: AuditOutcome;
  /** Of a message that was sent the name of its text, which is its outcome. */
  mail?: string;
  /** Never a secret, and never a personal value. */
  changes?: Changes;
  /** What tells who `about` is or where: kept beside the entry, which has its hash, for as long as the person is. */
  personal?: { about: string; changes: Changes };
}
