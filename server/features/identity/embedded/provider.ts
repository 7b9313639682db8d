import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { JSONWebKeySet } from 'jose';
import Provider from 'oidc-provider';
import { AppError } from '#server/platform/errors';
import { chooseIdentityProvider } from '../identity-provider';
import { trustIssuer } from '../tokens';
import { findAccountByEmail } from './accounts';
import { isSecretOf } from './client-secrets';
import { apiResource, apiResourceServer, providerConfiguration } from './configuration';
import { embeddedIdentityProvider } from './embedded-identity-provider';
import { KnownDevices } from './sign-in/known-devices';
import { loadKeys, type IdentityKeys } from './keys';
import { mountRealm } from './mount';
import { tellFaults } from './provider-faults';
import { ownEndpoints } from './own-endpoints';
import { CompanySignOn } from './broker/company-sign-on';
import { companyOf, type ExampleCompany, mountCompany } from './company/company-realm';
import type { FilesAhead } from './sign-in/show-sign-in';
import { signInRoutes } from './sign-in/sign-in.routes';
import { embeddedLink, realm, realmPath } from './realm';

export interface EmbeddedProviderOptions {
  /** The address that people open, without a trailing slash. */
  publicUrl: string;
  /** The folder of identity-keys.json. */
  dataDir: string;
  /** Keys to use instead of those in the file. */
  keys?: IdentityKeys | null;
  /** Requests per caller in ten seconds, from which the realm's limits are derived. */
  rateLimit: number;
  /** Returns the files that the portal loads first in a language. The sign-in page prefetches them. */
  ahead?: FilesAhead | undefined;
  /** An example company for trying out single sign-on. None if absent. */
  company?: ExampleCompany | null;
}

export interface EmbeddedProvider {
  issuer: string;
  /** Adds the routes of the provider under /realms/treadway, and those for sign-in through the company's provider. */
  register(app: FastifyInstance): Promise<void>;
  /** Returns the public signing keys. */
  jwks(): JSONWebKeySet;
  /** Returns an access token like that of a sign-in with this e-mail address. */
  mintAccessToken(email: string): Promise<string>;
}

function publicKeys(keys: IdentityKeys): JSONWebKeySet {
  return {
    keys: keys.jwks.keys.map(({ kty, n, e, kid, alg, use }) => ({ kty, n, e, kid, alg, use })) as never,
  };
}

function createProvider(issuer: string, options: EmbeddedProviderOptions, keys: IdentityKeys): Provider {
  const provider = new Provider(issuer, providerConfiguration(options.publicUrl, keys));
  provider.proxy = true;
  // keycloak-js decodes the refresh token as a JWT and fails if it doesn't have three parts.
  const refreshToken = provider.RefreshToken.prototype as unknown as { generateTokenId(): string };
  refreshToken.generateTokenId = () => `rt.e30.${randomBytes(32).toString('base64url')}`;
  // Otherwise only clients with back-channel logout get the session id, by which a sign-in is recorded once.
  const client = provider.Client.prototype as unknown as {
    clientSecret: string;
    includeSid(): boolean;
    compareClientSecret(secret: string): boolean;
  };
  client.includeSid = () => true;
  // Several secrets can be valid, and only their hashes are stored.
  client.compareClientSecret = function (secret) {
    return isSecretOf(this.clientSecret, secret);
  };
  tellFaults(provider);
  return provider;
}

async function mint(provider: Provider, email: string): Promise<string> {
  const account = await findAccountByEmail(email);
  if (!account) throw new AppError('NOT_FOUND', `No account has the e-mail ${email}.`);
  const client = await provider.Client.find(realm.browserClient);
  const token = new provider.AccessToken({
    client,
    accountId: account.subject,
    sid: `minted-${randomUUID()}`,
    gty: 'authorization_code',
  } as never);
  token.resourceServer = new provider.ResourceServer(apiResource, apiResourceServer);
  token.scope = apiResourceServer.scope;
  return token.save();
}

/**
 * Creates the identity provider that runs inside the portal. Its accounts and sessions are in the database's schema
 * idp. From then on the portal accepts its access tokens.
 */
export async function createEmbeddedProvider(options: EmbeddedProviderOptions): Promise<EmbeddedProvider> {
  const issuer = `${options.publicUrl}${realmPath}`;
  const keys = await loadKeys(options.dataDir, options.keys ?? null);
  const provider = createProvider(issuer, options, keys);
  const jwks = publicKeys(keys);
  const { publicUrl, company, ahead = () => [] } = options;
  const devices = new KnownDevices(publicUrl, keys.cookieKeys);
  const signOn = company
    ? new CompanySignOn(companyOf(publicUrl, keys), publicUrl, keys.cookieKeys[0]!)
    : null;
  trustIssuer({
    issuer,
    audience: realm.audience,
    browserClient: realm.browserClient,
    accessTokenType: 'at+jwt',
    jwks,
    linkedAs: embeddedLink,
    signInProviders: signOn ? [signOn.company.alias] : [],
  });
  chooseIdentityProvider(embeddedIdentityProvider);
  return {
    issuer,
    register: async (app) => {
      await mountRealm(app, {
        ...options,
        path: realmPath,
        provider,
        routes: async (pages) => {
          await pages.register(async (own) => ownEndpoints(own));
          await pages.register(async (forms) =>
            signInRoutes(forms, provider, { devices, ahead, company: signOn }),
          );
        },
      });
      if (company) await mountCompany(app, company, { ...options, keys });
    },
    jwks: () => jwks,
    mintAccessToken: (email) => mint(provider, email),
  };
}
