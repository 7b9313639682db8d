import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';
import { newToken } from '#server/platform/access/one-time-token';
import { lifetimes } from './link-purpose';
import { insertLink, type LinkOwner, removeLinksOf } from './password-link.queries';

/**
 * Creates a link for setting a password and returns its token and hash. An invitation replaces earlier ones. Only jobs
 * that send it immediately may call this, so that no token is stored in the queue.
 */
export async function makeLink(owner: LinkOwner): Promise<{ token: string; tokenSha256: string }> {
  const made = newToken();
  const expiresAt = new Date(now().getTime() + lifetimes[owner.purpose] * 60_000);
  await transaction(async (manager) => {
    if (owner.purpose === 'invited') await removeLinksOf(manager, owner.profileId, 'invited');
    await insertLink(manager, { ...owner, tokenSha256: made.tokenSha256, expiresAt });
  });
  return made;
}
