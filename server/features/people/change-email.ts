import type { EntityManager } from 'typeorm';
import type { Finish } from '#server/features/identity/identity-provider';
import { moveSignIn } from '#server/features/identity/move-sign-in';
import { enqueueMails } from '#server/features/notifications/notifications.service';
import type { Profile } from '#server/features/profile/profile.types';
import { hasProfileWith } from '#server/features/profile/sign-in/sign-in.queries';
import { rejectTakenEmail } from '#server/features/profile/changes/taken-email';
import { now } from '#server/platform/clock';
import { checkEmail } from './email';

/** Returns the sent address if it differs from the stored one; null otherwise. */
export function changedEmail(sent: string | undefined, stored: string): string | null {
  if (sent === undefined) return null;
  const email = checkEmail(sent);
  return email === stored ? null : email;
}

/** Notifies both addresses, so that the owner of the old one learns of it. */
async function tell(
  manager: EntityManager,
  { id, name, lang, email: before }: Profile,
  after: string,
): Promise<void> {
  const at = now().toISOString();
  await enqueueMails(
    manager,
    [before, after].map((email) => ({
      template: 'email_changed',
      profileId: id,
      to: { name, email, lang },
      key: `email-changed:${id}:${at}:${email === after ? 'after' : 'before'}`,
      values: { before, after },
    })),
  );
}

/** Throws BAD_USER_INPUT if the address is taken, ignoring case. */
export async function requireFreeEmail(
  manager: EntityManager,
  email: string,
  id: string | null = null,
): Promise<void> {
  if (await hasProfileWith(manager, email, id)) rejectTakenEmail();
}

/**
 * Changes the address of the person's account at the identity provider. The returned function notifies both addresses
 * in the transaction that writes the profile, which is the caller's part.
 */
export async function followEmail(stored: Profile, email: string): Promise<Finish> {
  const finish = await moveSignIn(stored.id, email);
  return async (manager) => {
    if (!(await finish(manager))) rejectTakenEmail();
    if (!stored.disabledAt) await tell(manager, stored, email);
  };
}
