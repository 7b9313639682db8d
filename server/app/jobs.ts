import { removeExpired } from '#server/features/identity/embedded/adapter';
import { closeExpiredAttempts } from '#server/features/tests/attempt.service';
import type { Job } from '#server/platform/jobs/jobs';

/** Everything that runs by itself. */
export const jobs: Job[] = [
  { name: 'close-expired-attempts', schedule: '* * * * *', run: closeExpiredAttempts },
  { name: 'remove-expired-identity-payloads', schedule: '17 * * * *', run: removeExpired },
];
