import type { EntityManager } from 'typeorm';

/**
 * Returns SQL that issues the certificates of attempts in the same statement, from the rows of their update and the
 * `number` for each. Rows without a number or a pass get none. Existing certificates stay unchanged, but withdrawn ones
 * become valid again.
 */
export const issuesCertificates = (written: string): string =>
  `insert into certificate (number, attempt_id, profile_id, holder_name, test_name, passed_at)
   select a.number, a.id, p.id, p.name, m.name, a.closed_at
   from ${written} a join profile p on p.id = a.profile_id
   join test t on t.id = a.test_id join module m on m.id = t.module_id
   where a.number is not null and a.status = 'passed'
   on conflict (attempt_id) do update set withdrawn_at = null where certificate.withdrawn_at is not null`;

/**
 * Withdraws the certificates of attempts that are no longer passed in the caller's transaction. Attempts without one
 * are ignored.
 */
export async function withdrawCertificates(
  manager: EntityManager,
  attemptIds: readonly string[],
  at: Date,
): Promise<void> {
  if (attemptIds.length === 0) return;
  await manager.query(
    'update certificate set withdrawn_at = $2 where attempt_id = any($1::uuid[]) and withdrawn_at is null',
    [attemptIds, at],
  );
}
