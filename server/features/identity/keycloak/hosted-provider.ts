import { realm as known } from '../embedded/realm';
import { chooseIdentityProvider } from '../identity-provider';
import { trustIssuer } from '../tokens';
import { keycloakIdentityProvider } from './keycloak-identity-provider';
import { type HostedIdentity, openRealm } from './realm-client';
import { RealmWatch } from './realm-watch';

/**
 * Uses a Keycloak realm for sign-in. From then on the portal accepts its access tokens. The portal also starts while
 * the realm is unavailable. Returns the watch, which must be stopped at the end.
 */
export async function useHostedProvider(hosted: HostedIdentity): Promise<RealmWatch> {
  const { issuer, signInProviders } = hosted;
  const realm = openRealm(hosted);
  const watch: RealmWatch = new RealmWatch(realm, issuer, (jwks) =>
    trustIssuer({
      issuer,
      audience: known.audience,
      browserClient: known.browserClient,
      accessTokenType: 'JWT',
      jwks,
      signInProviders,
      clockAhead: () => watch.ahead,
      renewKeys: () => watch.renew(),
    }),
  );
  chooseIdentityProvider(keycloakIdentityProvider(realm, issuer, () => watch.sessionIdle));
  await watch.start();
  return watch;
}
