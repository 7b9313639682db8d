import { appendAudit } from '#server/features/audit/audit.service';
import { rejectOlderTokens } from '#server/features/profile/sign-in/sign-in.queries';
import { transaction } from '#server/platform/database/database';
import { AppError, throwFieldError } from '#server/platform/errors';
import { enqueueJob } from '#server/platform/jobs/jobs';
import { hashOfToken } from '#server/platform/access/one-time-token';
import { isStorable } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import { keyOfName } from '../embedded/sign-in/known-devices';
import { checkSelectedPassword, assertCanSetPasswordByLink } from '../identity.policy';
import { identityProvider } from '../identity-provider';
import { notifyOfNewPassword } from '../passwords/password-mail';
import { countWish } from './link-limits';
import type { LinkPurpose } from './link-purpose';
import {
  insertLink,
  removeLinksOf,
  selectLinkOwner,
  type StoredLink,
  takeLink,
} from './password-link.queries';
import { jobName } from './send-password-link.job';

const maxAddressLength = 300;
/** Someone waits for the message, so its job runs before other jobs of the provider. */
const beforeOthers = -1;

/**
 * Sends a link to the owner of an e-mail address, at most three times an hour. A job checks whether the address is
 * known, so that neither the response nor its time reveals it. Throws RATE_LIMITED after too many requests from a
 * network.
 */
export async function requestPasswordLink(viewer: Viewer, sent: string, address: string): Promise<void> {
  assertCanSetPasswordByLink(viewer);
  const email = sent.trim();
  if (!email.includes('@') || email.length > maxAddressLength || !isStorable(email)) {
    throwFieldError('email', `An e-mail address has an @ and at most ${maxAddressLength} characters.`);
  }
  await transaction(async (manager) => {
    if (!(await countWish(manager, email, address))) return;
    await enqueueJob(manager, jobName, { email }, `${jobName}:${keyOfName(email)}`, beforeOthers);
  });
}

/** Returns the sign-in address of the link's owner and its purpose; null if it is invalid. */
export async function passwordLink(token: string): Promise<{ email: string; purpose: LinkPurpose } | null> {
  const owner = await selectLinkOwner(hashOfToken(token));
  const account = owner && (await identityProvider().findBySubject(owner.subject));
  return account && { email: account.email, purpose: owner.purpose };
}

/** Runs the work of a used link, and restores the link if that fails. */
async function takingUp(link: StoredLink, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    await transaction((manager) => insertLink(manager, link));
    throw error;
  }
}

/** Sets the password of a used link and ends all sessions of its owner. */
async function setFor({ profileId, subject, purpose }: StoredLink, password: string): Promise<void> {
  const finish = await identityProvider().setPassword(subject, password, null);
  await transaction(async (manager) => {
    await finish(manager);
    await removeLinksOf(manager, profileId);
    await rejectOlderTokens(manager, profileId, null, 'password');
    await appendAudit(manager, {
      action: 'reset_password',
      actor: { kind: 'person', id: profileId },
      targetKind: 'profile',
      targetId: profileId,
      outcome: 'by_link',
    });
    // Invited people had no previous password.
    if (purpose === 'forgotten') await notifyOfNewPassword(manager, profileId);
  });
}

/**
 * Sets the password of the link's owner once and ends all of their sessions. Throws NOT_FOUND if the link is invalid.
 * PASSWORD_TOO_SHORT, _LONG, _WEAK and _UNCHANGED leave it valid.
 */
export async function setPasswordByLink(viewer: Viewer, token: string, password: string): Promise<void> {
  assertCanSetPasswordByLink(viewer);
  checkSelectedPassword(password);
  const link = await transaction((manager) => takeLink(manager, hashOfToken(token)));
  if (!link) throw new AppError('NOT_FOUND');
  await takingUp(link, () => setFor(link, password));
}
