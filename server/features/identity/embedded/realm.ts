/** What the embedded provider and the Keycloak realm have in common; a spec holds keycloak-realm.json to it. */
export const realm = {
  name: 'treadway',
  /** The browser's public client; authorization code with PKCE only. */
  browserClient: 'treadway-portal',
  /** Audience of every access token: the portal's API. */
  audience: 'treadway-api',
  roles: ['user', 'manager', 'admin'],
  /** Claims of an access token beyond the standard ones. */
  claims: ['role', 'userType', 'profileId', 'lang', 'sign_in_provider'],
  languages: ['en', 'es', 'fr'],
  /** Seconds. */
  accessTokenLifespan: 300,
  /** Seconds without any request after which the provider forgets a session. */
  sessionIdle: 12 * 60 * 60,
  passwordLength: { min: 8, max: 64 },
  /** How many passwords a new one must differ from: the current one alone. */
  passwordHistory: 1,
} as const;

/**
 * Under which name the provider's accounts are linked to profiles: its address follows the portal's, and a link has
 * to outlive a change of port.
 */
export const embeddedLink = 'embedded';

export const realmPath = `/realms/${realm.name}`;
export const protocolPath = `${realmPath}/protocol/openid-connect`;

/** The pages to which the browser's client may be sent back. */
export const redirectUris = (publicUrl: string): string[] => [
  `${publicUrl}/signed-in`,
  `${publicUrl}/silent-check-sso.html`,
];
