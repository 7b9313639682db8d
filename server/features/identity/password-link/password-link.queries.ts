import type { EntityManager } from 'typeorm';
import { now } from '#server/platform/clock';
import { select } from '#server/platform/database';
import type { LinkPurpose } from './link-purpose';
import { PasswordLinkEntity } from './password-link.entity';

/** Whose password a link sets. */
export interface LinkOwner {
  profileId: string;
  /** The account at the identity provider. */
  subject: string;
  purpose: LinkPurpose;
}

/** What is kept of a link. */
export type StoredLink = LinkOwner & { tokenSha256: string; expiresAt: Date };

/** Keeps a link that was made. */
export async function insertLink(manager: EntityManager, link: StoredLink): Promise<void> {
  await manager.insert(PasswordLinkEntity, link);
}

/** Whose password the link sets; null where it leads nowhere. */
export async function selectLinkOwner(tokenSha256: string): Promise<LinkOwner | null> {
  const [row] = await select<LinkOwner>(
    'password-link',
    `select l.profile_id as "profileId", l.subject, l.purpose from password_link l join profile p on p.id = l.profile_id
     where l.token_sha256 = $1 and l.expires_at > $2 and p.disabled_at is null`,
    [tokenSha256, now()],
  );
  return row ?? null;
}

/** Takes the link away, so that it works once, and gives it; null where it leads nowhere. */
export async function takeLink(manager: EntityManager, tokenSha256: string): Promise<StoredLink | null> {
  const [taken] = await manager.query<[StoredLink[], number]>(
    `delete from password_link l using profile p
     where l.token_sha256 = $1 and l.expires_at > $2 and p.id = l.profile_id and p.disabled_at is null
     returning l.profile_id as "profileId", l.subject, l.purpose, l.token_sha256 as "tokenSha256",
       l.expires_at as "expiresAt"`,
    [tokenSha256, now()],
  );
  return taken[0] ?? null;
}

/** Takes all links of a person away, or those that were sent for one purpose. */
export async function removeLinksOf(
  manager: EntityManager,
  profileId: string,
  purpose?: LinkPurpose,
): Promise<void> {
  await manager.delete(PasswordLinkEntity, { profileId, ...(purpose && { purpose }) });
}

/** Removes links that lead nowhere any more. */
export async function removeExpiredPasswordLinks(): Promise<void> {
  await select('remove-expired-password-links', 'delete from password_link where expires_at <= $1', [now()]);
}
