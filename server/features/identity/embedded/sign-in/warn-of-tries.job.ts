import { enqueueMail } from '#server/features/notifications/notifications.service';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database';
import { enqueueJob, type Job } from '#server/platform/jobs/jobs';
import { isStorable } from '#server/platform/validation';
import { profileOfSubject } from '../../identity.queries';
import { findAccountByEmail } from '../accounts';
import { embeddedLink } from '../realm';

const jobName = 'warn-of-tries';

/** Has the owner of a name told that there were many wrong passwords; whether there is one is found out later. */
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

/** Tells people by e-mail that somebody tries passwords at their name. */
export const warnOfTriesJob: Job<{ name: string }> = { name: jobName, run: ({ name }) => warn(name) };
