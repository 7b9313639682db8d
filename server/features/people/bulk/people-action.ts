import type { BulkActionDefinition, Outcome, Outcomes } from '#server/features/editing/bulk/bulk-lists';
import { requireAdmin } from '#server/platform/access/policy';
import type { Statement } from '#server/platform/database/statement';

/**
 * Returns SQL of the reason for skipping a person, by conditions in order. Deleted and merged people are always
 * skipped.
 */
export const reasonSql = (cases: Readonly<Record<string, string>>): string =>
  `case when p.removal_reason is not null then 'gone'
    ${Object.entries(cases)
      .map(([reason, condition]) => `when ${condition} then '${reason}'`)
      .join(' ')} end`;

/** Returns SQL that is true if the person is the actor. */
export const isSelf = (statement: Statement, profileId: string): string =>
  `p.id = ${statement.value(profileId, 'uuid')}`;

/** The common part of all actions on people: only administrators can run them. */
export const byAdministrators = { may: requireAdmin } satisfies Partial<BulkActionDefinition>;

/** Returns the same outcome for all. */
export const allOf = (ids: readonly string[], outcome: Outcome): Outcomes =>
  new Map(ids.map((id) => [id, outcome]));
