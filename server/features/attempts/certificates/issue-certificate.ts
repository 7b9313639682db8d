import type { EntityManager } from 'typeorm';
import { newCertificateNumber } from './certificate-number';

/**
 * Issues the certificates of passed attempts, in the caller's transaction; any other attempt gets none. Called again it
 * leaves a certificate as it is, except that one that was withdrawn is good again.
 */
export async function issueCertificates(
  manager: EntityManager,
  attemptIds: readonly string[],
): Promise<void> {
  if (attemptIds.length === 0) return;
  await manager.query(
    `insert into certificate (number, attempt_id, profile_id, holder_name, test_name, passed_at)
     select n.number, a.id, p.id, p.name, m.name, a.closed_at
     from unnest($1::uuid[], $2::text[]) as n (attempt_id, number)
     join attempt a on a.id = n.attempt_id and a.status = 'passed'
     join profile p on p.id = a.profile_id
     join test t on t.id = a.test_id join module m on m.id = t.module_id
     on conflict (attempt_id) do update set withdrawn_at = null where certificate.withdrawn_at is not null`,
    [attemptIds, attemptIds.map(newCertificateNumber)],
  );
}

/** Withdraws the certificates of attempts that are no longer passed, in the caller's transaction; they may have none. */
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
