import type { QueuedMail } from '#server/features/notifications/mail.types';
import type { LockedAttempt } from '../attempt.queries';
import { isPass } from '../marking/marking';

/** Returns the key of the message about an attempt's result, of which there is one. */
export const resultMailKey = (attemptId: string): string => `result:${attemptId}`;

/** Returns the message about the result of an attempt. */
export function resultMail(
  { id, profileId, passMark, moduleName }: LockedAttempt,
  { score, pointsEarned, promoted }: { score: number; pointsEarned: number; promoted: boolean },
): QueuedMail {
  const about = { profileId, key: resultMailKey(id) };
  if (!isPass(score, passMark)) {
    return { ...about, template: 'test_failed', values: { attemptId: id, moduleName, score, passMark } };
  }
  const values = { attemptId: id, moduleName, score, points: pointsEarned, promotedToPro: promoted };
  return { ...about, template: 'test_passed', values };
}
