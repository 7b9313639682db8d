import type { EntityManager } from 'typeorm';
import { lockProfile } from '#server/features/profile/profile.queries';
import { transaction } from '#server/platform/database/database';
import { enqueueJobs, type Job } from '#server/platform/jobs/jobs';
import { subjectsOf } from './identity.queries';
import { identityProvider } from './identity-provider';
import { configuredIssuer } from './tokens';

interface Settled {
  profileId: string;
}

const jobName = 'settle-sign-in';

/**
 * Queues jobs that enable or disable accounts like their profiles. The portal itself rejects disabled people from the
 * commit on.
 */
export const syncIdentityAccounts = (manager: EntityManager, profileIds: readonly string[]): Promise<void> =>
  enqueueJobs(
    manager,
    jobName,
    profileIds.map((profileId) => ({
      payload: { profileId } satisfies Settled,
      key: `${jobName}:${profileId}`,
    })),
  );

async function settle({ profileId }: Settled): Promise<void> {
  await transaction(async (manager) => {
    const profile = await lockProfile(manager, profileId);
    if (!profile) return;
    const subjects = await subjectsOf(manager, configuredIssuer(), profileId);
    await identityProvider().setEnabled(manager, subjects, profile.disabledAt === null);
  });
}

/** Idempotent. */
export const syncIdentityAccountJob: Job<Settled> = { name: jobName, run: settle };
