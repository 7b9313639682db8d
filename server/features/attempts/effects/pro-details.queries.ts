import type { EntityManager } from 'typeorm';
import { select } from '#server/platform/database/database';
import type { UserType } from '#server/platform/access/viewer';
import { countsSince, inCycle, present } from '../counting/counts-since';
import type { PromotionDetail } from '../counting/promotion';

/** A published PRO test, regardless of who has passed it. */
export type ProTest = Omit<PromotionDetail, 'passed'> & { testId: string };

/** The data that decides a person's PRO status. */
export interface ProPersonDetails {
  id: string;
  userType: UserType;
  /** The PRO tests that the person has passed in the counted time. */
  passed: string[];
  /** True if an attempt of the current cycle promoted the person. */
  promotedByAttempt: boolean;
}

export interface ProDetails {
  /** Every published PRO test. */
  tests: ProTest[];
  people: ProPersonDetails[];
}

/** Returns the data that decides the PRO status of these people. `starts` are those of the current periods. */
export async function readProDetails(
  manager: EntityManager,
  profileIds: readonly string[],
  starts: readonly Date[],
): Promise<ProDetails> {
  const [row] = await select<ProDetails>(
    'pro-facts',
    `select (select coalesce(json_agg(json_build_object('testId', t.id, 'enabled', m.enabled,
         'userTypes', m.user_types, 'category', v.category, 'questionCount', v.question_count)), '[]')
         from module m join test t on t.module_id = m.id join test_version v on v.id = t.version_id
         where v.category = 'pro') as tests,
       (select coalesce(json_agg(json_build_object('id', p.id, 'userType', p.user_type,
         'passed', (select coalesce(json_agg(distinct a.test_id), '[]')
           from attempt a join test t on t.id = a.test_id join test_version v on v.id = t.version_id
           where a.profile_id = p.id and v.category = 'pro' and a.status = 'passed'
             and a.started_at >= ${countsSince(present('$2'))}),
         'promotedByAttempt', exists (select from attempt a
           where a.profile_id = p.id and a.promoted_to_pro and ${inCycle('a')}))), '[]')
         from profile p where p.id = any($1::uuid[])) as people`,
    [profileIds, starts],
    manager,
  );
  return row!;
}
