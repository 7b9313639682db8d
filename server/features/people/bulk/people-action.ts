import type { BulkActionDefinition, Outcome, Outcomes } from '#server/features/editing/bulk/bulk-lists';
import { requireAdmin } from '#server/platform/access/policy';
import type { Statement } from '#server/platform/database/statement';

/** Cases of SQL, of which the first that holds says why a person is left out; whoever was deleted or merged away always is. */
export const reasonSql = (cases: Readonly<Record<string, string>>): string =>
  `case when p.removal_reason is not null then 'gone'
    ${Object.entries(cases)
      .map(([reason, condition]) => `when ${condition} then '${reason}'`)
      .join(' ')} end`;

/** SQL of whether the person is the one who does it. */
export const isSelf = (statement: Statement, profileId: string): string =>
  `p.id = ${statement.value(profileId, 'uuid')}`;

/** What all actions on people have in common: administrators do them. */
export const byAdministrators = { may: requireAdmin } satisfies Partial<BulkActionDefinition>;

/** The same outcome for all. */
export const allOf = (ids: readonly string[], outcome: Outcome): Outcomes =>
  new Map(ids.map((id) => [id, outcome]));
