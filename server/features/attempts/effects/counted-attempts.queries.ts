import type { EntityManager } from 'typeorm';
import { select } from '#server/platform/database/database';
import { countsSince, inCycle, present, startOf } from '../counting/counts-since';

/** The site's time zone and the starts of its current periods. */
export interface CountingTime {
  timezone: string;
  starts: readonly Date[];
}

/** An attempt with the data that decides whether it counts. */
export interface CountedAttempt {
  id: string;
  profileId: string;
  testId: string;
  isPassed: boolean;
  /** The points for a pass, and the points that this attempt earned. */
  points: number;
  pointsEarned: number;
  /** Null while the attempt is open. */
  closedAt: Date | null;
  /** Two attempts of a person at a test with the same text count together. */
  countsSince: string;
  /** True if it counts at present. */
  countsNow: boolean;
  /** True if it is in the person's current PRO cycle, regardless of the period. */
  inCycle: boolean;
}

/** Returns these attempts and every other pass of their people at their tests. */
export const readCountedAttempts = (
  manager: EntityManager,
  attemptIds: readonly string[],
  { timezone, starts }: CountingTime,
): Promise<CountedAttempt[]> =>
  select<CountedAttempt>(
    'attempts-counted',
    `select a.id, a.profile_id as "profileId", a.test_id as "testId", a.status = 'passed' as "isPassed", a.points,
       a.points_earned as "pointsEarned", a.closed_at as "closedAt",
       ${countsSince(startOf('a', '$2'))}::text as "countsSince",
       a.started_at >= ${countsSince(present('$3'))} as "countsNow", ${inCycle('a')} as "inCycle"
     from attempt a join profile p on p.id = a.profile_id
     join test t on t.id = a.test_id join test_version v on v.id = t.version_id
     where (a.profile_id, a.test_id) in (select profile_id, test_id from attempt where id = any($1::uuid[]))
       and (a.status = 'passed' or a.id = any($1::uuid[]))`,
    [attemptIds, timezone, starts],
    manager,
  );
