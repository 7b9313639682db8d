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
  /** Address people open, without a trailing slash. */
  publicUrl: string;
  /** Folder of identity-keys.json. */
  dataDir: string;
  /** Keys instead of those in the file. */
  keys?: IdentityKeys | null;
  /** Requests of one caller in ten seconds, from which the realm's ceilings follow. */
  rateLimit: number;
  /** Addresses of the files that the portal begins with in a language; the sign-in page fetches them ahead. */
  ahead?: FilesAhead | undefined;
  /** A company for trying out single sign-on; there is none when absent. */
  company?: ExampleCompany | null;
}

export interface EmbeddedProvider {
  issuer: string;
  /** Adds the provider's routes under /realms/treadway, and those of the company's. */
  register(app: FastifyInstance): Promise<void>;
  /** The public signing keys. */
  jwks(): JSONWebKeySet;
  /** An access token as the sign-in of this e-mail's account would give. */
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
  // keycloak-js decodes the refresh token as a JWT and fails on one without three parts.
  const refreshToken = provider.RefreshToken.prototype as unknown as { generateTokenId(): string };
  refreshToken.generateTokenId = () => `rt.e30.${randomBytes(32).toString('base64url')}`;
  // Otherwise only clients with a back channel learn the session's id, by which its sign-in is recorded once.
  const client = provider.Client.prototype as unknown as {
    clientSecret: string;
    includeSid(): boolean;
    compareClientSecret(secret: string): boolean;
  };
  client.includeSid = () => true;
  // Two secrets are valid while they change, and only their hashes are kept.
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
 * The identity provider that runs inside the portal: its accounts and sessions are in the open database's schema
 * idp. From then on its access tokens are the ones accepted.
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
