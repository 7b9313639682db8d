import type { EntityManager } from 'typeorm';
import { countsSince, periodStarts, present } from './counts-since';
import { currentPeriods } from './periods';
import { now } from '#server/platform/clock';
import type { UserType } from '#server/platform/viewer';
import type { PromotionFact } from './promotion';

/** What a person's promotion depends on. */
export interface ProFacts {
  userType: UserType;
  /** Every PRO test that is published. */
  tests: PromotionFact[];
}

/**
 * Holds the person until the transaction ends, and reads what they have passed in the PRO cycle and each test's current
 * period in `timezone`.
 */
export async function lockProFacts(
  manager: EntityManager,
  profileId: string,
  timezone: string,
): Promise<ProFacts> {
  // Two last tests passed at the same moment would each not see the other.
  await manager.query('select from profile where id = $1 for no key update', [profileId]);
  const [row]: ProFacts[] = await manager.query(
    `select p.user_type as "userType", (select coalesce(json_agg(json_build_object('enabled', m.enabled,
       'userTypes', m.user_types, 'category', v.category, 'questionCount', v.question_count,
       'passed', exists (select from attempt a where a.profile_id = p.id and a.test_id = t.id
         and a.status = 'passed' and a.started_at >= ${countsSince(present('$2'))}))), '[]')
       from module m join test t on t.module_id = m.id join test_version v on v.id = t.version_id
       where v.category = 'pro') as tests
     from profile p where p.id = $1`,
    [profileId, periodStarts(currentPeriods(timezone, now()))],
  );
  if (!row) throw new Error('The person of an attempt was not found.');
  return row;
}

/** A published PRO test, whoever has passed it. */
export type ProTest = Omit<PromotionFact, 'passed'> & { testId: string };

/** Every PRO test that is published. */
export const readProTests = (manager: EntityManager): Promise<ProTest[]> =>
  manager.query(
    `select t.id as "testId", m.enabled, m.user_types as "userTypes", v.category, v.question_count as "questionCount"
     from module m join test t on t.module_id = m.id join test_version v on v.id = t.version_id
     where v.category = 'pro'`,
  );
