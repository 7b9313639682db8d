import { resourceService } from '#server/features/editing/resources';
import { freshViewer } from '#server/features/profile/sign-in/fresh-viewer';
import { transaction } from '#server/platform/database/database';
import { AppError, throwFieldError } from '#server/platform/errors';
import { enqueueJob } from '#server/platform/jobs/jobs';
import { hashOfToken, newToken } from '#server/platform/access/one-time-token';
import { requirePerson } from '#server/platform/access/policy';
import { isAddress, isStorable, maxAddressLength } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import type { ContentSectionKey } from '../section/section.enums';
import { readsSection, requireSection } from '../section/sections.service';
import { NewsletterSubscription } from './newsletter-subscription.entity';
import { jobName } from './send-confirmation.job';
import { countWish } from './subscription-limits';
import { assertCanOpenNewsletterLinks } from './subscription.policy';
import {
  changeLanguage,
  changeOwn,
  confirmBy,
  hasConfirmed,
  keepWish,
  leaveBy,
} from './subscription.queries';
import type { LinkedValues, OwnSubscription, SubscribeToNewsletterInput } from './subscription.types';

/** Actions of administrators on subscriptions. The audit log doesn't contain the addresses. */
export const adminSubscriptions = resourceService(NewsletterSubscription, {
  scopes: { read: null },
  order: 'requestedAt',
  descending: true,
  audited: ({ section, state, lang }) => ({ section, state, lang }),
});

function checkAddress(sent: string): string {
  const email = sent.trim();
  if (!isAddress(email)) {
    throwFieldError('email', `An e-mail address has an @ and at most ${maxAddressLength} characters.`);
  }
  return email;
}

/**
 * Sends a link to an address, whose page confirms the subscription. If the address is already confirmed, changes only
 * the language. Throws RATE_LIMITED after five requests of a person, or three to an address, in an hour.
 */
export async function subscribeToNewsletter(
  viewer: Viewer,
  { section, email: sent, lang }: SubscribeToNewsletterInput,
): Promise<OwnSubscription> {
  const caller = requirePerson(viewer);
  await requireSection(viewer, section, 'newsletter');
  const email = checkAddress(sent);
  return transaction(async (manager) => {
    const { profileId } = await freshViewer(manager, caller);
    const wish = { section, profileId, email, lang };
    const changed = await changeLanguage(manager, wish);
    if (changed) return changed;
    await countWish(manager, profileId, wish.email);
    const kept = await keepWish(manager, wish, newToken().token);
    await enqueueJob(manager, jobName, { id: kept.id }, `${jobName}:${kept.id}`);
    return kept;
  });
}

/** Returns true if the viewer gets the issues of a readable newsletter by e-mail. */
export const isSubscribed = async (viewer: Viewer, section: ContentSectionKey): Promise<boolean> =>
  viewer.kind === 'person' &&
  (await readsSection(viewer, section, 'newsletter')) &&
  hasConfirmed(section, viewer.profileId);

async function changed(
  viewer: Viewer,
  section: ContentSectionKey,
  action: 'leave' | 'rejoin',
): Promise<OwnSubscription> {
  const caller = requirePerson(viewer);
  const subscription = await transaction(async (manager) => {
    const { profileId } = await freshViewer(manager, caller);
    return changeOwn(manager, profileId, section, action);
  });
  if (!subscription) throw new AppError('NOT_FOUND');
  return subscription;
}

/** Ends the caller's subscription. Throws NOT_FOUND if there is none. */
export const leaveNewsletter = (viewer: Viewer, section: ContentSectionKey): Promise<OwnSubscription> =>
  changed(viewer, section, 'leave');

/** Undoes the caller's unsubscribing within a day. Throws NOT_FOUND if that isn't possible. */
export const rejoinNewsletter = (viewer: Viewer, section: ContentSectionKey): Promise<OwnSubscription> =>
  changed(viewer, section, 'rejoin');

/** Confirms the address of a link; null if the link is expired or invalid. */
export async function confirmNewsletter(viewer: Viewer, token: string): Promise<LinkedValues | null> {
  assertCanOpenNewsletterLinks(viewer);
  return transaction((manager) => confirmBy(manager, hashOfToken(token)));
}

/** Unsubscribes by the link of an issue; null if the link is invalid. */
export async function leaveNewsletterByLink(viewer: Viewer, token: string): Promise<LinkedValues | null> {
  assertCanOpenNewsletterLinks(viewer);
  return isStorable(token) ? transaction((manager) => leaveBy(manager, token)) : null;
}
