import type { EntityManager } from 'typeorm';
import { newCertificateNumber } from './certificate-number';

/**
 * Issues the certificate of a passed attempt, in the caller's transaction; any other attempt gets none. Called again it
 * leaves the certificate as it is, except that one that was withdrawn is good again.
 */
export async function issueCertificate(manager: EntityManager, attemptId: string): Promise<void> {
  await manager.query(
    `insert into certificate (number, attempt_id, profile_id, holder_name, test_name, passed_at)
     select $2, a.id, p.id, p.name, m.name, a.closed_at
     from attempt a join profile p on p.id = a.profile_id
     join test t on t.id = a.test_id join module m on m.id = t.module_id
     where a.id = $1 and a.status = 'passed'
     on conflict (attempt_id) do update set withdrawn_at = null where certificate.withdrawn_at is not null`,
    [attemptId, newCertificateNumber()],
  );
}

/** Withdraws the certificate of an attempt that is no longer passed, in the caller's transaction; it may have none. */
export async function withdrawCertificate(
  manager: EntityManager,
  attemptId: string,
  at: Date,
): Promise<void> {
  await manager.query(
    'update certificate set withdrawn_at = $2 where attempt_id = $1 and withdrawn_at is null',
    [attemptId, at],
  );
}
