import { interactionPolicy, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { findAccountBySubject } from './accounts';
import { personClaims } from './claims';
import type { IdentityKeys } from './keys';
import { adapterOf } from './adapter';
import { requireShortParameters } from './realm-limits';
import { renderProviderError, renderSignedOut, renderSignOut } from './page/provider-pages';
import { protocolPath, realm, realmPath, redirectUris } from './realm';

/** Identifies the portal's API among the provider's resources; tokens carry the audience instead. */
export const apiResource = 'urn:treadway:api';

export const apiResourceServer = {
  audience: realm.audience,
  scope: 'portal',
  accessTokenTTL: realm.accessTokenLifespan,
  accessTokenFormat: 'jwt' as const,
  jwt: { sign: { alg: 'RS256' as const } },
};

/** One grant a session, given without asking: the portal and the provider are one house. */
async function grantOfSession(ctx: KoaContextWithOIDC) {
  const { provider, session, client, account } = ctx.oidc;
  if (!session || !client || !account) return undefined;
  const known = session.grantIdFor(client.clientId);
  const existing = known ? await provider.Grant.find(known) : undefined;
  if (existing && existing.accountId === account.accountId) return existing;
  const grant = new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
  grant.addOIDCScope('openid');
  grant.addResourceScope(apiResource, apiResourceServer.scope);
  await grant.save();
  return grant;
}

/** When the person signed in, in seconds, to whose session a new token belongs; none where the command line prints one. */
function signedInAt(ctx: KoaContextWithOIDC | undefined): number | undefined {
  const { RefreshToken: previous, AuthorizationCode: code } = ctx?.oidc.entities ?? {};
  return (previous ?? code)?.authTime;
}

function clients(publicUrl: string): Configuration['clients'] {
  return [
    {
      client_id: realm.browserClient,
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      redirect_uris: redirectUris(publicUrl),
      post_logout_redirect_uris: [`${publicUrl}/`],
    },
  ];
}

/** Nobody is asked for consent: both sides are of one house. */
export function loginPolicy() {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  return policy;
}

/**
 * The cookies of the realm at a path, by names that begin with `prefix`. Browsers send cookies to every port of a host, so
 * two portals side by side need names of their own.
 */
export function realmCookies(publicUrl: string, path: string, prefix: string, keys: string[]) {
  const suffix = new URL(publicUrl).port || 'portal';
  const cookie = { signed: true, httpOnly: true, sameSite: 'lax' as const };
  return {
    keys,
    names: {
      session: `${prefix}_session_${suffix}`,
      interaction: `${prefix}_interaction_${suffix}`,
      resume: `${prefix}_resume_${suffix}`,
    },
    long: { ...cookie, path },
    short: cookie,
  };
}

/** Keycloak's routes, within a realm. */
export const realmRoutes = {
  authorization: '/protocol/openid-connect/auth',
  token: '/protocol/openid-connect/token',
  jwks: '/protocol/openid-connect/certs',
  end_session: '/protocol/openid-connect/logout',
};

/** oidc-provider's settings: Keycloak's routes, one public client, code with PKCE only. */
export function providerConfiguration(publicUrl: string, keys: IdentityKeys): Configuration {
  return {
    adapter: adapterOf,
    jwks: keys.jwks as Configuration['jwks'],
    clients: clients(publicUrl),
    cookies: realmCookies(publicUrl, realmPath, 'treadway', keys.cookieKeys),
    routes: realmRoutes,
    discovery: { userinfo_endpoint: `${publicUrl}${protocolPath}/userinfo` },
    responseTypes: ['code'],
    clientAuthMethods: ['none', 'client_secret_basic', 'client_secret_post'],
    scopes: ['openid'],
    claims: { openid: ['sub', 'name', 'email', 'email_verified'] },
    clientBasedCORS: (_ctx, origin) => origin === new URL(publicUrl).origin,
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    // Asked of every authorization request, whether it has these or not, before anything of it is kept.
    extraParams: { kc_action: requireShortParameters, kc_locale: null },
    rotateRefreshToken: false,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: async () => true,
    ttl: {
      AccessToken: realm.accessTokenLifespan,
      AuthorizationCode: 60,
      ClientCredentials: realm.accessTokenLifespan,
      Grant: realm.sessionIdle,
      IdToken: realm.accessTokenLifespan,
      Interaction: 30 * 60,
      RefreshToken: realm.sessionIdle,
      // A sign-out is answered for strangers too, by a session of nobody.
      Session: (_ctx, session) => (session.accountId ? realm.sessionIdle : 60),
    },
    interactions: {
      policy: loginPolicy(),
      url: (_ctx, interaction) => `${realmPath}/sign-in/${interaction.uid}`,
    },
    loadExistingGrant: grantOfSession,
    findAccount: async (_ctx, subject) => {
      const account = await findAccountBySubject(subject);
      if (!account) return undefined;
      const { email, emailVerified, name } = account;
      return {
        accountId: subject,
        claims: () => ({ sub: subject, email, email_verified: emailVerified, name }),
      };
    },
    extraTokenClaims: async (ctx, token) => {
      if (token.kind === 'ClientCredentials') return { azp: token.clientId };
      const account = await findAccountBySubject(token.accountId);
      const session = { clientId: token.clientId ?? '', sid: token.sid, authTime: signedInAt(ctx) };
      return account ? personClaims(account, session) : undefined;
    },
    renderError: renderProviderError,
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      // Anybody could leave requests here that nobody ever takes up.
      pushedAuthorizationRequests: { enabled: false },
      clientCredentials: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: renderSignOut,
        postLogoutSuccessSource: renderSignedOut,
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => apiResource,
        useGrantedResource: () => true,
        getResourceServerInfo: () => apiResourceServer,
      },
    },
  };
}
