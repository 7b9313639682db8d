import type { EntityManager } from 'typeorm';
import type { QueuedMail } from '#server/features/notifications/mail.types';
import { mailRecipient } from '#server/features/profile/mail-recipient';
import { enqueueJob, enqueueJobs, type Job } from '#server/platform/jobs/jobs';
import { ownSignIn } from '../own-sign-in';
import { identityProvider, providerLane } from '../identity-provider';
import { makeLink } from './make-link';

const jobName = 'send-invitation';

type Template = 'invitation' | 'sign_in_moved';

interface Invited {
  profileId: string;
  template: Template;
}

/** Queues a link for the first password, which is sent after the caller's transaction is committed. */
export const enqueueInvitation = (
  manager: EntityManager,
  profileId: string,
  template: Template = 'invitation',
): Promise<void> =>
  enqueueJob(manager, jobName, { profileId, template } satisfies Invited, `${jobName}:${profileId}`);

/** Like `enqueueInvitation`, for many people in one statement. */
export const enqueueInvitations = (manager: EntityManager, profileIds: readonly string[]): Promise<void> =>
  enqueueJobs(
    manager,
    jobName,
    profileIds.map((profileId) => ({
      payload: { profileId, template: 'invitation' } satisfies Invited,
      key: `${jobName}:${profileId}`,
    })),
  );

async function sendInvitation(
  { profileId, template }: Invited,
  deliver: (mail: QueuedMail) => Promise<void>,
): Promise<void> {
  const subject = await ownSignIn(profileId);
  const account = subject === null ? null : await identityProvider().findBySubject(subject);
  const recipient = account && (await mailRecipient(profileId));
  if (!recipient) return;
  const { token, tokenSha256 } = await makeLink({ profileId, subject: account.subject, purpose: 'invited' });
  await deliver({
    template,
    profileId,
    to: { ...recipient, email: account.email },
    key: `invitation:${tokenSha256}`,
    values: { token },
  });
}

/**
 * Sends a link for setting a first password. The job creates the link, so that no token is in the queue. A retry
 * creates another and invalidates the previous one.
 */
export const sendInvitationJob = (deliver: (mail: QueuedMail) => Promise<void>): Job<Invited> => ({
  name: jobName,
  lane: providerLane,
  run: (invited) => sendInvitation(invited, deliver),
});
