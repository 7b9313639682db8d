import { appendAudit } from '#server/features/audit/audit.service';
import { rejectOlderTokens } from '#server/features/profile/sign-in.queries';
import { transaction } from '#server/platform/database';
import { AppError, throwFieldError } from '#server/platform/errors';
import { enqueueJob } from '#server/platform/jobs/jobs';
import { hashOfToken } from '#server/platform/one-time-token';
import { isStorable } from '#server/platform/validation';
import type { Viewer } from '#server/platform/viewer';
import { keyOfName } from '../embedded/sign-in/known-devices';
import { checkSelectedPassword, assertCanSetPasswordByLink } from '../identity.policy';
import { identityProvider } from '../identity-provider';
import { notifyOfNewPassword } from '../password-mail';
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
/** Somebody waits for the message: it comes before all that the provider is told of many people. */
const beforeOthers = -1;

/**
 * Has a link sent to whoever signs in by this e-mail address, three times an hour at most. Whether somebody does is found
 * out later, so that the answer and its time tell nothing. RATE_LIMITED after too many from a network.
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

/** Whose password a link sets, by the address that the person signs in by, and why; null where it leads nowhere. */
export async function passwordLink(token: string): Promise<{ email: string; purpose: LinkPurpose } | null> {
  const owner = await selectLinkOwner(hashOfToken(token));
  const account = owner && (await identityProvider().findBySubject(owner.subject));
  return account && { email: account.email, purpose: owner.purpose };
}

/** Does what a link is for, and lets it lead where it did where that fails. */
async function takingUp(link: StoredLink, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    await transaction((manager) => insertLink(manager, link));
    throw error;
  }
}

/** Sets the password by a link that was taken, and ends all sessions of its person. */
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
    // Whoever is invited has had none before that could have changed.
    if (purpose === 'forgotten') await notifyOfNewPassword(manager, profileId);
  });
}

/**
 * Sets the password of whoever was sent the link, which works once, and ends all of that person's sessions. NOT_FOUND
 * where the link leads nowhere; PASSWORD_TOO_SHORT, _LONG, _WEAK or _UNCHANGED leave it as it is.
 */
export async function setPasswordByLink(viewer: Viewer, token: string, password: string): Promise<void> {
  assertCanSetPasswordByLink(viewer);
  checkSelectedPassword(password);
  const link = await transaction((manager) => takeLink(manager, hashOfToken(token)));
  if (!link) throw new AppError('NOT_FOUND');
  await takingUp(link, () => setFor(link, password));
}
