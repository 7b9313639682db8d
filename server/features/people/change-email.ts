import type { EntityManager } from 'typeorm';
import type { Finish } from '#server/features/identity/identity-provider';
import { moveSignIn } from '#server/features/identity/move-sign-in';
import { enqueueMails } from '#server/features/notifications/notifications.service';
import type { Profile } from '#server/features/profile/profile.types';
import { hasProfileWith } from '#server/features/profile/sign-in.queries';
import { rejectTakenEmail } from '#server/features/profile/taken-email';
import { now } from '#server/platform/clock';
import { checkEmail } from './email';

/** The address that was sent, where it is another than the one that is stored. */
export function changedEmail(sent: string | undefined, stored: string): string | null {
  if (sent === undefined) return null;
  const email = checkEmail(sent);
  return email === stored ? null : email;
}

/** Word at both addresses, so that whoever had the old one learns of it. */
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

/** Refuses an address that somebody else has, whatever its case. */
export async function requireFreeEmail(
  manager: EntityManager,
  email: string,
  id: string | null = null,
): Promise<void> {
  if (await hasProfileWith(manager, email, id)) rejectTakenEmail();
}

/**
 * Has the account at the identity provider follow the new address of a person, and says so at both in the transaction that
 * writes it. The profile itself is the caller's to write.
 */
export async function followEmail(stored: Profile, email: string): Promise<Finish> {
  const finish = await moveSignIn(stored.id, email);
  return async (manager) => {
    if (!(await finish(manager))) rejectTakenEmail();
    if (!stored.disabledAt) await tell(manager, stored, email);
  };
}
