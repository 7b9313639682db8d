import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import Provider, { type Configuration } from 'oidc-provider';
import { PayloadAdapter } from '../adapter';
import { type Company, returnPath } from '../broker/company-sign-on';
import { loginPolicy, realmCookies, realmRoutes } from '../configuration';
import type { IdentityKeys } from '../keys';
import { mountRealm } from '../mount';
import { tellFaults } from '../provider-faults';
import { requireShortParameters } from '../realm-limits';
import { renderProviderError } from '../page/provider-pages';
import { companyPages } from './company-pages';

/** A person who signs in only at a company. */
export interface ExampleColleague {
  subject: string;
  email: string;
  name: string;
  password: string;
}

/** An example company with its people, for trying out single sign-on. */
export interface ExampleCompany {
  name: string;
  people: readonly ExampleColleague[];
}

const path = '/realms/company';
const idle = 8 * 60 * 60;

const same = (one: string, other: string): boolean =>
  timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));

/** Returns the company's configuration in the portal's realm. */
export function companyOf(publicUrl: string, { cookieKeys }: IdentityKeys): Company {
  return {
    alias: 'dealer-sso',
    issuer: publicUrl + path,
    clientId: 'treadway',
    // Derived from the keys, so that it is secret and the same on every server.
    clientSecret: createHmac('sha256', cookieKeys[0]!).update('company').digest('base64url'),
  };
}

function configuration(
  publicUrl: string,
  keys: IdentityKeys,
  people: readonly ExampleColleague[],
): Configuration {
  const { alias, clientId, clientSecret } = companyOf(publicUrl, keys);
  return {
    adapter: (model) => new PayloadAdapter(`company:${model}`),
    jwks: keys.jwks as Configuration['jwks'],
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: [publicUrl + returnPath(alias)],
      },
    ],
    cookies: realmCookies(publicUrl, path, 'company', keys.cookieKeys),
    routes: realmRoutes,
    responseTypes: ['code'],
    scopes: ['openid'],
    claims: { openid: ['sub', 'name', 'email', 'email_verified'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    extraParams: { kc_action: requireShortParameters },
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      Grant: idle,
      IdToken: 60,
      Interaction: 30 * 60,
      Session: (_ctx, session) => (session.accountId ? idle : 60),
    },
    interactions: {
      policy: loginPolicy(),
      url: (_ctx, interaction) => `${path}/sign-in/${interaction.uid}`,
    },
    loadExistingGrant: async ({ oidc: { provider, account, client } }) => {
      if (!account || !client) return undefined;
      const grant = new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
      grant.addOIDCScope('openid');
      await grant.save();
      return grant;
    },
    findAccount: async (_ctx, subject) => {
      const found = people.find((person) => person.subject === subject);
      if (!found) return undefined;
      const { email, name } = found;
      return { accountId: subject, claims: () => ({ sub: subject, email, email_verified: true, name }) };
    },
    renderError: renderProviderError,
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
  };
}

/**
 * Registers a company's provider under its own realm, so that single sign-on can be tried without further software. Its
 * people are in no table.
 */
export async function mountCompany(
  app: FastifyInstance,
  { name, people }: ExampleCompany,
  { publicUrl, rateLimit, keys }: { publicUrl: string; rateLimit: number; keys: IdentityKeys },
): Promise<void> {
  const provider = new Provider(publicUrl + path, configuration(publicUrl, keys, people));
  provider.proxy = true;
  tellFaults(provider);
  const signIn = (email: string, password: string): string | null =>
    people.find((person) => person.email === email.toLowerCase() && same(person.password, password))
      ?.subject ?? null;
  await mountRealm(app, {
    path,
    provider,
    publicUrl,
    rateLimit,
    routes: async (realm) => {
      await realm.register(async (pages) => companyPages(pages, provider, { name, path, signIn }));
    },
  });
}
