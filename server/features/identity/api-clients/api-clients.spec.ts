import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from '#server/testing/api/api';
import { pool } from '#server/platform/database/database';
import { makeClient, makePerson, type SpecPerson } from '#server/testing/factories';
import { span } from '#server/testing/moments';
import { chooseIdentityProvider } from '../identity-provider';
import { embeddedIdentityProvider } from '../embedded/embedded-identity-provider';
import { writeUses } from './client-use';

let api: Api;
let admin: SpecPerson;
let token: string;

beforeAll(async () => {
  api = await startApi();
  admin = await makePerson({ role: 'admin', name: 'Haruka Ito' });
  token = await api.tokenOf(admin);
});
afterAll(() => api.close());

const secretEndsAt = new Date(Date.now() + 90 * 24 * 60 * 60 * 1000).toISOString();

async function change(name: string, input: object, selection = 'client { id }') {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  const { body } = await api.graphql<Record<string, Record<string, unknown>>>(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} } }`,
    { input },
    token,
  );
  return body.errors?.[0]?.extensions ?? body.data[name]!;
}

const create = (input: object = {}, selection?: string) =>
  change(
    'createApiClient',
    { name: 'Warranty import', scopes: ['write_points'], secretEndsAt, ...input },
    selection,
  );

async function list() {
  const fields = `id name scopes createdByName callsToday lastUsedAt revokedAt secretEndsAt previousSecretEndsAt`;
  const { body } = await api.graphql<{ apiClients: { managesSecrets: boolean; clients: { id: string }[] } }>(
    `{ apiClients { managesSecrets clients { ${fields} } } }`,
    {},
    token,
  );
  return body.data.apiClients;
}

describe('API clients', () => {
  it('are listed by name with scopes, secret expiry and usage', async () => {
    const made = (await create({
      name: 'Zone sync',
      scopes: ['run_imports', 'read_people', 'read_people'],
    })) as {
      client: { id: string };
    };
    await create({ name: 'alpha sync' });
    const { clients, managesSecrets } = await list();
    expect(managesSecrets).toBe(true);
    const names = clients.map((client) => (client as unknown as { name: string }).name);
    expect(names.indexOf('alpha sync')).toBeLessThan(names.indexOf('Zone sync'));
    expect(clients.find(({ id }) => id === made.client.id)).toEqual({
      id: made.client.id,
      name: 'Zone sync',
      scopes: ['read_people', 'run_imports'],
      createdByName: 'Haruka Ito',
      callsToday: 0,
      lastUsedAt: null,
      revokedAt: null,
      secretEndsAt,
      previousSecretEndsAt: null,
    });
  });

  it('are rejected without a name or scope, and with a secret expiry that is past or too late', async () => {
    const rejected = async (input: object) => (await create(input))['fields'];
    expect(await rejected({ name: ' ' })).toEqual(['name']);
    expect(await rejected({ name: 'x'.repeat(101) })).toEqual(['name']);
    expect(await rejected({ scopes: [] })).toEqual(['scopes']);
    expect(await rejected({ secretEndsAt: null })).toEqual(['secretEndsAt']);
    expect(await rejected({ secretEndsAt: '2020-01-01T00:00:00.000Z' })).toEqual(['secretEndsAt']);
    expect(await rejected({ secretEndsAt: '2099-01-01T00:00:00.000Z' })).toEqual(['secretEndsAt']);
  });

  it('are audited on each change, without secrets', async () => {
    const made = (await create({}, 'secret client { id }')) as { secret: string; client: { id: string } };
    const { id } = made.client;
    await change('updateApiClient', { id, name: 'Warranty', scopes: ['read_people'] });
    await change('updateApiClient', { id, name: 'Warranty' });
    const { secret } = (await change('rotateApiClientSecret', { id, secretEndsAt }, 'secret')) as {
      secret: string;
    };
    await change('revokeApiClient', { id });
    const { rows: entries } = await pool().query(
      `select action, actor_id as actor, outcome, changes from audit_entry
       where target_kind = 'api_client' and target_id = $1 order by id`,
      [id],
    );
    expect(entries).toMatchObject([
      { action: 'add', actor: admin.id },
      {
        action: 'edit',
        changes: { name: ['Warranty import', 'Warranty'], scopes: [['write_points'], ['read_people']] },
      },
      { action: 'edit', outcome: 'secret_made' },
      { action: 'delete', outcome: 'revoked' },
    ]);
    for (const each of [made.secret, secret]) expect(JSON.stringify(entries)).not.toContain(each);
    expect(await change('updateApiClient', { id, name: 'Late' })).toMatchObject({ code: 'CONFLICT' });
  });

  it('are registered by their ids when the identity provider creates the secrets', async () => {
    const { clientSecrets: _kept, ...hosted } = embeddedIdentityProvider;
    chooseIdentityProvider(hosted);
    try {
      const clientId = `dealer-${crypto.randomUUID()}`;
      const bound = await create(
        { clientId, secretEndsAt: null },
        'secret client { id clientId secretEndsAt }',
      );
      expect(bound).toMatchObject({ secret: null, client: { clientId, secretEndsAt: null } });
      expect((await create({ clientId, secretEndsAt: null }))['fields']).toEqual(['clientId']);
      expect((await create({ clientId: 'treadway-web' }))['fields']).toEqual(['clientId']);
      expect((await create({ clientId: ' ' }))['fields']).toEqual(['clientId']);
      expect((await list()).managesSecrets).toBe(false);
      const { id } = (bound as { client: { id: string } }).client;
      expect(await change('rotateApiClientSecret', { id, secretEndsAt })).toMatchObject({ code: 'CONFLICT' });
      const program = await api.clientToken(clientId);
      expect((await api.graphql('{ apiClients { managesSecrets } }', {}, program)).body.errors).toBeDefined();
      await change('revokeApiClient', { id });
      const { body } = await api.graphql('{ settings { productName } }', {}, program);
      expect(body.errors).toMatchObject([
        { message: 'This API client was revoked.', extensions: { code: 'FORBIDDEN' } },
      ]);
    } finally {
      chooseIdentityProvider(embeddedIdentityProvider);
    }
  });
});

describe('calls of an API client', () => {
  const query = `query ($id: ID!) {
    apiClient(id: $id) { callsToday lastUsedAt days { day calls rejected } }
  }`;

  it('are counted per day with rejected ones, across servers', async () => {
    const isWithin = span();
    const clientId = await makeClient(['read_people']);
    const program = await api.clientToken(clientId);
    const [client] = (await list()).clients.filter(
      (each) => (each as unknown as { name: string }).name === clientId,
    );
    await api.graphql('{ people(first: 1) { totalCount } }', {}, program);
    await api.graphql('{ me { id } }', {}, program);
    await api.rest('GET', '/api/settings/get', undefined, program);
    await writeUses();
    await api.rest('POST', `/api/user/${admin.id}/change-pass`, { password: 'x' }, program);
    await writeUses();
    await writeUses();
    const { body } = await api.graphql<{
      apiClient: { callsToday: number; lastUsedAt: string; days: { calls: number; rejected: number }[] };
    }>(query, { id: client!.id }, token);
    const { days, callsToday, lastUsedAt } = body.data.apiClient;
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toMatchObject({ calls: 4, rejected: 2 });
    expect(days.slice(0, -1).every(({ calls }) => calls === 0)).toBe(true);
    expect(callsToday).toBe(4);
    expect(isWithin(lastUsedAt)).toBe(true);
  });
});
