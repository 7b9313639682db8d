import { enqueueMail } from '#server/features/notifications/notifications.service';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';
import { enqueueJob, type Job } from '#server/platform/jobs/jobs';
import { isStorable } from '#server/platform/validation';
import { profileOfSubject } from '../../identity.queries';
import { findAccountByEmail } from '../accounts';
import { embeddedLink } from '../realm';

const jobName = 'warn-of-tries';

/** Queues a warning to the owner of a name. The job checks later whether the name exists. */
export const warnOfTries = (name: string): Promise<void> =>
  transaction((manager) => enqueueJob(manager, jobName, { name: isStorable(name) ? name : '' }));

async function warn(name: string): Promise<void> {
  const account = await findAccountByEmail(name);
  if (!account) return;
  await transaction(async (manager) => {
    const profile = await profileOfSubject(manager, { issuer: embeddedLink, subject: account.subject });
    if (!profile) return;
    const key = `sign-in-tries:${profile.id}:${now().toISOString().slice(0, 10)}`;
    await enqueueMail(manager, { template: 'sign_in_tries', profileId: profile.id, key, values: {} });
  });
}

/** Warns people by e-mail of many failed sign-in attempts with their name. */
export const warnOfTriesJob: Job<{ name: string }> = { name: jobName, run: ({ name }) => warn(name) };
