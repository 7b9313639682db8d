import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import Ajv, { type JSONSchemaType, type SchemaObject } from 'ajv';
import { parse } from 'yaml';
import { root } from '#server/platform/root';
import { providerConfiguration } from './embedded/configuration';
import { realm } from './embedded/realm';
import realmSchema from '../../testing/identity/realm.schema.json';

interface Mapper {
  name: string;
  protocolMapper: string;
  config: Record<string, string>;
}

interface Client {
  clientId: string;
  publicClient: boolean;
  standardFlowEnabled: boolean;
  implicitFlowEnabled: boolean;
  directAccessGrantsEnabled: boolean;
  serviceAccountsEnabled: boolean;
  secret?: string;
  redirectUris: string[];
  rootUrl?: string;
  baseUrl?: string;
  attributes?: Record<string, string>;
  protocolMappers?: Mapper[];
  defaultClientScopes?: string[];
}

interface Flow {
  alias: string;
  topLevel: boolean;
  authenticationExecutions: {
    authenticator?: string;
    flowAlias?: string;
    authenticatorConfig?: string;
    requirement: string;
  }[];
}

interface RealmFile {
  realm: string;
  loginTheme: string;
  passwordPolicy: string;
  accessTokenLifespan: number;
  ssoSessionIdleTimeout: number;
  revokeRefreshToken: boolean;
  bruteForceProtected: boolean;
  resetPasswordAllowed: boolean;
  supportedLocales: string[];
  roles: { realm: { name: string }[] };
  clients: Client[];
  users: { serviceAccountClientId: string; clientRoles: Record<string, string[]> }[];
  components: Record<string, { config: Record<string, string[]> }[]>;
  clientScopes: { name: string; protocolMappers: Mapper[] }[];
  authenticationFlows: Flow[];
  authenticatorConfig: { alias: string; config: Record<string, string> }[];
  browserFlow: string;
  directGrantFlow: string;
  firstBrokerLoginFlow: string;
  requiredActions: { alias: string; enabled: boolean; defaultAction: boolean }[];
  identityProviders: {
    alias: string;
    enabled: string;
    firstBrokerLoginFlowAlias: string;
    config: Record<string, string>;
  }[];
  defaultOptionalClientScopes: string[];
  browserSecurityHeaders: Record<string, string>;
}

interface ComposeFile {
  services: Record<string, { image: string; environment?: Record<string, string>; volumes?: string[] }>;
}

const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const realmFile = JSON.parse(read('keycloak-realm.json')) as RealmFile;
const compose = parse(read('docker-compose.yml')) as ComposeFile;

function faults(schema: SchemaObject | JSONSchemaType<unknown>, value: unknown): unknown[] {
  const validate = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true }).compile(schema);
  return validate(value) ? [] : (validate.errors ?? []);
}

const clientOf = (id: string): Client => realmFile.clients.find(({ clientId }) => clientId === id)!;
const browser = clientOf(realm.browserClient);
const server = clientOf('treadway-server');
const api = realmFile.clientScopes.find(({ name }) => name === realm.audience);
const stepsOf = (flow: string) =>
  realmFile.authenticationFlows
    .find(({ alias }) => alias === flow)!
    .authenticationExecutions.map(({ authenticator, flowAlias }) => authenticator ?? flowAlias);

describe('keycloak-realm.json', () => {
  it('has the shape of a realm', () => {
    expect(faults(realmSchema, realmFile)).toEqual([]);
  });

  it('has the name, roles, languages and times of the embedded provider', () => {
    expect(realmFile.realm).toBe(realm.name);
    expect(realmFile.roles.realm.map(({ name }) => name)).toEqual([...realm.roles]);
    expect(realmFile.supportedLocales).toEqual([...realm.languages]);
    expect(realmFile.accessTokenLifespan).toBe(realm.accessTokenLifespan);
    expect(realmFile.ssoSessionIdleTimeout).toBe(realm.sessionIdle);
    expect(realmFile.revokeRefreshToken).toBe(false);
  });

  it('has the same password policy, rejects the current password, slows guessing, and leaves recovery to the portal', () => {
    const { min, max } = realm.passwordLength;
    expect(realmFile.passwordPolicy).toBe(
      `length(${min}) and maxLength(${max}) and passwordHistory(${realm.passwordHistory})`,
    );
    expect([realmFile.bruteForceProtected, realmFile.resetPasswordAllowed]).toEqual([true, false]);
  });

  it('has the embedded provider’s browser client: public, code with PKCE, the same addresses', () => {
    const keys = { jwks: { keys: [] }, cookieKeys: ['x'] };
    const { clients } = providerConfiguration('http://x', keys);
    const embedded = clients?.[0];
    expect(embedded?.client_id).toBe(browser.clientId);
    expect(browser).toMatchObject({
      publicClient: true,
      standardFlowEnabled: true,
      implicitFlowEnabled: false,
      directAccessGrantsEnabled: false,
      serviceAccountsEnabled: false,
    });
    const at = (address: string): string => address.replace('${TREADWAY_PUBLIC_URL}', 'http://x');
    expect(browser.redirectUris.map(at)).toEqual(embedded?.redirect_uris);
    expect(browser.attributes?.['pkce.code.challenge.method']).toBe('S256');
    expect([at(browser.attributes?.['post.logout.redirect.uris'] ?? '')]).toEqual(
      embedded?.post_logout_redirect_uris,
    );
  });

  it('puts the same claims and the API’s audience into access tokens', () => {
    const mappers = browser.protocolMappers ?? [];
    expect(mappers.every(({ config }) => config['access.token.claim'] === 'true')).toBe(true);
    const claims = mappers.map(({ config }) => config['claim.name']).filter((claim) => claim !== undefined);
    expect(claims).toEqual([...realm.claims]);
    expect(browser.defaultClientScopes).toContain(realm.audience);
    expect(api?.protocolMappers.map(({ protocolMapper }) => protocolMapper)).toEqual([
      'oidc-audience-mapper',
    ]);
    expect(api?.protocolMappers[0]?.config).toMatchObject({
      'included.custom.audience': realm.audience,
      'id.token.claim': 'false',
    });
    // A client has the scope only when an operator assigns it.
    expect(realmFile.defaultOptionalClientScopes).toEqual([]);
    const provider = mappers.find(({ name }) => name === 'sign_in_provider');
    expect(provider?.config['user.session.note']).toBe('identity_provider');
  });

  it('declares every claim’s attribute, for administrators only', () => {
    const component = realmFile.components['org.keycloak.userprofile.UserProfileProvider']?.[0];
    const { attributes } = JSON.parse(component?.config['kc.user.profile.config']?.[0] ?? '{}') as {
      attributes: { name: string; permissions: object }[];
    };
    for (const name of ['role', 'userType', 'profileId', 'lang', 'locale']) {
      const attribute = attributes.find((declared) => declared.name === name);
      expect(attribute?.permissions).toEqual({ view: ['admin'], edit: ['admin'] });
    }
  });

  it('lets the server manage people and check a password, without a token for the API', () => {
    expect(server).toMatchObject({
      publicClient: false,
      standardFlowEnabled: false,
      directAccessGrantsEnabled: true,
      serviceAccountsEnabled: true,
      secret: '${TREADWAY_SERVER_SECRET}',
    });
    expect([server.protocolMappers ?? [], server.defaultClientScopes]).toEqual([[], ['basic', 'roles']]);
    const others = realmFile.clients.filter((client) => client !== server);
    expect(others.map(({ clientId }) => clientId)).toEqual([realm.browserClient, 'admin-cli']);
    expect(others.filter((client) => client.directAccessGrantsEnabled)).toEqual([]);
    const account = realmFile.users.find(
      ({ serviceAccountClientId }) => serviceAccountClientId === server.clientId,
    );
    expect(account?.clientRoles).toEqual({ 'realm-management': ['manage-users', 'view-realm'] });
  });
});

describe('sign-in pages of keycloak-realm.json', () => {
  it('use the theme, can be framed only by the portal, and link back to it', () => {
    expect(existsSync(join(root, 'keycloak/themes', realmFile.loginTheme, 'login/theme.properties'))).toBe(
      true,
    );
    const policy = realmFile.browserSecurityHeaders['contentSecurityPolicy'];
    expect(policy).toContain("frame-ancestors 'self' ${TREADWAY_PUBLIC_URL};");
    expect([browser.rootUrl, browser.baseUrl]).toEqual(['${TREADWAY_PUBLIC_URL}', '/']);
  });
});

describe('authentication flows of keycloak-realm.json', () => {
  it('name only flows and conditions that exist', () => {
    const { authenticationFlows: flows, authenticatorConfig: conditions } = realmFile;
    const steps = flows.flatMap(({ authenticationExecutions }) => authenticationExecutions);
    const inner = flows.filter(({ topLevel }) => !topLevel).map(({ alias }) => alias);
    expect(steps.flatMap(({ flowAlias }) => flowAlias ?? []).toSorted()).toEqual(inner.toSorted());
    expect(steps.flatMap(({ authenticatorConfig }) => authenticatorConfig ?? []).toSorted()).toEqual(
      conditions.map(({ alias }) => alias).toSorted(),
    );
    const { browserFlow, directGrantFlow, firstBrokerLoginFlow } = realmFile;
    const top = flows.filter(({ topLevel }) => topLevel).map(({ alias }) => alias);
    expect(top).toEqual([browserFlow, directGrantFlow, firstBrokerLoginFlow]);
  });

  it('ask for a configured second factor, and can require one of administrators', () => {
    expect(stepsOf('second factor')).toEqual(['conditional-user-configured', 'auth-otp-form']);
    expect(stepsOf('second factor of administrators')).toContain('auth-otp-form');
    expect(realmFile.authenticatorConfig[0]?.config).toEqual({
      attribute_name: 'role',
      attribute_expected_value: 'admin',
    });
    const totp = realmFile.requiredActions.find(({ alias }) => alias === 'CONFIGURE_TOTP');
    expect(totp).toMatchObject({ enabled: true, defaultAction: false });
  });

  it('check a current password without the second factor', () => {
    expect(stepsOf(realmFile.directGrantFlow)).toEqual([
      'direct-grant-validate-username',
      'direct-grant-validate-password',
    ]);
  });

  it('contain an example of single sign-on, disabled by default, that leaves linking to the portal', () => {
    const [example] = realmFile.identityProviders;
    expect(example?.enabled).toBe('${TREADWAY_SSO_ENABLED:false}');
    expect(example?.config['clientSecret']).toBe('${TREADWAY_SSO_CLIENT_SECRET:}');
    expect(example?.firstBrokerLoginFlowAlias).toBe(realmFile.firstBrokerLoginFlow);
    expect(stepsOf(realmFile.firstBrokerLoginFlow)).toEqual(['idp-create-user-if-unique']);
  });
});

describe('docker-compose.yml', () => {
  it('imports the realm and sets every value that the realm file needs', () => {
    const keycloak = compose.services['keycloak'];
    expect(keycloak?.image).toBe('quay.io/keycloak/keycloak:26.7.3');
    expect(keycloak?.volumes).toContain(
      `./keycloak-realm.json:/opt/keycloak/data/import/${realm.name}-realm.json:ro`,
    );
    const variables = new Set(
      [...read('keycloak-realm.json').matchAll(/\$\{(TREADWAY_\w+)\}/g)].map(([, name]) => name!),
    );
    expect(variables.size).toBeGreaterThan(0);
    const { loginTheme } = realmFile;
    expect(keycloak?.volumes).toContain(
      `./keycloak/themes/${loginTheme}:/opt/keycloak/themes/${loginTheme}:ro`,
    );
    for (const name of variables) expect(keycloak?.environment).toHaveProperty(name);
  });
});
