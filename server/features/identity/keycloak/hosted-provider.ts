import { realm as known } from '../embedded/realm';
import { chooseIdentityProvider } from '../identity-provider';
import { trustIssuer } from '../tokens';
import { keycloakIdentityProvider } from './keycloak-identity-provider';
import { type HostedIdentity, openRealm } from './realm-client';
import { RealmWatch } from './realm-watch';

/**
 * Has people sign in at a Keycloak realm: from then on its access tokens are the ones accepted. The portal starts while
 * the realm is away too. Gives back what watches it, to be stopped at the end.
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
