import { select } from '#server/platform/database/database';
import type { EmbeddedAccount } from './accounts';
import { embeddedLink } from './realm';

interface ProfileClaims {
  role: string;
  userType: string;
  profileId: string;
  lang: string;
}

async function profileClaims(subject: string): Promise<ProfileClaims | null> {
  const [claims] = await select<ProfileClaims>(
    'idp-profile-claims',
    `select p.role, p.user_type as "userType", p.id::text as "profileId", p.lang
     from profile_identity i join profile p on p.id = i.profile_id
     where i.issuer = $1 and i.subject = $2`,
    [embeddedLink, subject],
  );
  return claims ?? null;
}

/**
 * Returns the claims of an access token beyond the standard ones, read for every token. Before the first auth/init
 * there is no profile, so role, type, id and language are absent.
 */
export async function personClaims(
  account: EmbeddedAccount,
  session: { clientId: string; sid?: string; authTime?: number },
): Promise<Record<string, unknown>> {
  const profile = await profileClaims(account.subject);
  return {
    azp: session.clientId,
    sid: session.sid,
    auth_time: session.authTime,
    email: account.email,
    email_verified: account.emailVerified,
    name: account.name,
    preferred_username: account.email,
    sign_in_provider: account.broker ?? 'password',
    ...(profile && { ...profile, realm_access: { roles: [profile.role] } }),
  };
}
