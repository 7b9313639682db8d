import type { QueuedMail } from '#server/features/notifications/mail.types';
import { mailRecipient } from '#server/features/profile/mail-recipient';
import { transaction } from '#server/platform/database/database';
import type { Job } from '#server/platform/jobs/jobs';
import { profileOfSubject } from '../identity.queries';
import { identityProvider, providerLane } from '../identity-provider';
import { configuredIssuer } from '../tokens';
import { lifetimes } from './link-purpose';
import { makeLink } from './make-link';

export const jobName = 'send-password-link';

async function sendLink(sent: string, deliver: (mail: QueuedMail) => Promise<void>): Promise<void> {
  const account = await identityProvider().findByEmail(sent);
  if (!account) return;
  const { subject, email } = account;
  const profile = await transaction((manager) =>
    profileOfSubject(manager, { issuer: configuredIssuer(), subject }),
  );
  const recipient = profile && (await mailRecipient(profile.id));
  if (!recipient) return;
  const profileId = profile.id;
  const { token, tokenSha256 } = await makeLink({ profileId, subject, purpose: 'forgotten' });
  // To the address that the provider has verified, which can differ from the entered one and the profile's.
  await deliver({
    template: 'password_link',
    profileId,
    to: { ...recipient, email },
    key: `password-link:${tokenSha256}`,
    values: { token, minutes: lifetimes.forgotten },
  });
}

/**
 * Sends a link for a new password to the owner of an address. The job creates the link, so that no token is in the
 * queue. A retry creates another.
 */
export const sendPasswordLinkJob = (
  deliver: (mail: QueuedMail) => Promise<void>,
): Job<{ email: string }> => ({
  name: jobName,
  lane: providerLane,
  run: ({ email }) => sendLink(email, deliver),
});
