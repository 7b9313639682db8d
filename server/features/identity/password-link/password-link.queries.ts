import type { EntityManager } from 'typeorm';
import { now } from '#server/platform/clock';
import { select } from '#server/platform/database/database';
import type { LinkPurpose } from './link-purpose';
import { PasswordLinkEntity } from './password-link.entity';

/** The person whose password a link sets. */
export interface LinkOwner {
  profileId: string;
  /** The account at the identity provider. */
  subject: string;
  purpose: LinkPurpose;
}

/** A stored link. */
export type StoredLink = LinkOwner & { tokenSha256: string; expiresAt: Date };

/** Stores a link. */
export async function insertLink(manager: EntityManager, link: StoredLink): Promise<void> {
  await manager.insert(PasswordLinkEntity, link);
}

/** Returns the owner of a link; null if it is invalid. */
export async function selectLinkOwner(tokenSha256: string): Promise<LinkOwner | null> {
  const [row] = await select<LinkOwner>(
    'password-link',
    `select l.profile_id as "profileId", l.subject, l.purpose from password_link l join profile p on p.id = l.profile_id
     where l.token_sha256 = $1 and l.expires_at > $2 and p.disabled_at is null`,
    [tokenSha256, now()],
  );
  return row ?? null;
}

/** Deletes the link, so that it works once, and returns it; null if it is invalid. */
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

/** Deletes all links of a person, or those for one purpose. */
export async function removeLinksOf(
  manager: EntityManager,
  profileId: string,
  purpose?: LinkPurpose,
): Promise<void> {
  await manager.delete(PasswordLinkEntity, { profileId, ...(purpose && { purpose }) });
}

/** Deletes expired links. */
export async function removeExpiredPasswordLinks(): Promise<void> {
  await select('remove-expired-password-links', 'delete from password_link where expires_at <= $1', [now()]);
}
