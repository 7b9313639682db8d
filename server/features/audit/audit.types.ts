import type { ActorKind, auditActions, auditOutcomes } from './audit.enums';

export type AuditAction = (typeof auditActions)[number];
export type AuditOutcome = (typeof auditOutcomes)[number];

/** The values by field, as `[before, after]`. */
export type Changes = Record<string, [unknown, unknown]>;

export interface AuditActor {
  kind: ActorKind;
  /** The id of the profile or the API client; absent for the system. */
  id?: string;
}

export interface AuditEntry {
  action: AuditAction;
  actor: AuditActor;
  /** The kind of the target, for example `profile` or `attempt`. */
  targetKind: string;
  targetId?: string;
  /** Defaults to `done`. */
  outcome?: AuditOutcome;
  /** The template of a sent message, which is stored as the outcome. */
  mail?: string;
  /** Must not contain secrets or personal values. */
  changes?: Changes;
  /**
   * Values that identify or locate the person `about`. They are stored in a side row until the person is deleted, and
   * the entry contains their hashes.
   */
  personal?: { about: string; changes: Changes };
}
