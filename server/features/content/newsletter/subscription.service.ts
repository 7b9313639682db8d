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

/** What administrators do with subscriptions; the audit says nothing of whose address it is. */
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
 * Sends a link to an address, where a press of the page's button confirms the subscription. Only the language changes
 * where the address is confirmed already. RATE_LIMITED after five of a person, or three to an address, in an hour.
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

/** Whether the issues of a newsletter that the viewer may read come to them by e-mail. */
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

/** Ends the caller's subscription; NOT_FOUND where there is none. */
export const leaveNewsletter = (viewer: Viewer, section: ContentSectionKey): Promise<OwnSubscription> =>
  changed(viewer, section, 'leave');

/** Takes back that the caller left, within a day; NOT_FOUND where that cannot be. */
export const rejoinNewsletter = (viewer: Viewer, section: ContentSectionKey): Promise<OwnSubscription> =>
  changed(viewer, section, 'rejoin');

/** Confirms an address by the link that was sent there; null where the link is too old or leads nowhere. */
export async function confirmNewsletter(viewer: Viewer, token: string): Promise<LinkedValues | null> {
  assertCanOpenNewsletterLinks(viewer);
  return transaction((manager) => confirmBy(manager, hashOfToken(token)));
}

/** Ends a subscription by the link of an issue; null where the link leads nowhere. */
export async function leaveNewsletterByLink(viewer: Viewer, token: string): Promise<LinkedValues | null> {
  assertCanOpenNewsletterLinks(viewer);
  return isStorable(token) ? transaction((manager) => leaveBy(manager, token)) : null;
}
