import { textLanguages } from '#server/platform/language/i18n';

/**
 * The settings that the embedded provider shares with the Keycloak realm. A spec compares them with
 * keycloak-realm.json.
 */
export const realm = {
  name: 'treadway',
  /** The public client of browsers, with authorization codes and PKCE only. */
  browserClient: 'treadway-portal',
  /** The audience of every access token: the portal's API. */
  audience: 'treadway-api',
  roles: ['user', 'manager', 'admin'],
  /** The claims of an access token beyond the standard ones. */
  claims: ['role', 'userType', 'profileId', 'lang', 'sign_in_provider'],
  languages: textLanguages.map(({ code }) => code),
  /** In seconds. */
  accessTokenLifespan: 300,
  /** Seconds without a request after which a session expires. */
  sessionIdle: 12 * 60 * 60,
  passwordLength: { min: 8, max: 64 },
  /** The number of previous passwords that a new one must differ from: only the current one. */
  passwordHistory: 1,
} as const;

/**
 * The name under which accounts of the provider are linked to profiles. Its issuer contains the portal's address, and
 * links must survive a change of port.
 */
export const embeddedLink = 'embedded';

export const realmPath = `/realms/${realm.name}`;
export const protocolPath = `${realmPath}/protocol/openid-connect`;

/** Returns the pages to which the browser's client may be redirected. */
export const redirectUris = (publicUrl: string): string[] => [
  `${publicUrl}/signed-in`,
  `${publicUrl}/silent-check-sso.html`,
];
