import { interactionPolicy, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { findAccountBySubject } from './accounts';
import { personClaims } from './claims';
import type { IdentityKeys } from './keys';
import { adapterOf } from './adapter';
import { requireShortParameters } from './realm-limits';
import { renderProviderError, renderSignedOut, renderSignOut } from './page/provider-pages';
import { protocolPath, realm, realmPath, redirectUris } from './realm';

/** The resource indicator of the portal's API. Tokens contain the audience instead. */
export const apiResource = 'urn:treadway:api';

export const apiResourceServer = {
  audience: realm.audience,
  scope: 'portal',
  accessTokenTTL: realm.accessTokenLifespan,
  accessTokenFormat: 'jwt' as const,
  jwt: { sign: { alg: 'RS256' as const } },
};

/** Returns the grant of a session, without consent, because the portal and the provider belong together. */
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

/** Returns when the session of a new token began, in seconds; undefined for tokens from the command line. */
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

/** Returns the interaction policy without consent, because the portal and the provider belong together. */
export function loginPolicy() {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  return policy;
}

/**
 * Returns the cookies of the realm at a path, with names that begin with `prefix`. Browsers send cookies to every port
 * of a host, so the names contain the port.
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

/** Keycloak's routes within a realm. */
export const realmRoutes = {
  authorization: '/protocol/openid-connect/auth',
  token: '/protocol/openid-connect/token',
  jwks: '/protocol/openid-connect/certs',
  end_session: '/protocol/openid-connect/logout',
};

/**
 * Returns the settings of oidc-provider: Keycloak's routes, one public client, and authorization codes with PKCE only.
 */
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
    // Validates every authorization request, with or without these parameters, before anything is stored.
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
      // Sign-out requests of strangers create sessions without an account, which expire quickly.
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
      // Anyone could store pushed requests that are never used.
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
