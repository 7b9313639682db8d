import { describe, expect, it } from '@jest/globals';
import type { RunningKeycloak } from './keycloak-server';
import { operate } from './operator';
import type { Administrator } from './people';
import { callApi, post, type Stand } from './stand';

/** Creates a client as docs/keycloak.md explains, and returns its secret. */
export async function makeClient(keycloak: RunningKeycloak, clientId: string): Promise<string> {
  const id = await operate<string>(keycloak, 'POST', '/treadway/clients', {
    clientId,
    publicClient: false,
    standardFlowEnabled: false,
    serviceAccountsEnabled: true,
  });
  const scopes = await operate<{ id: string; name: string }[]>(keycloak, 'GET', '/treadway/client-scopes');
  const scope = scopes.find(({ name }) => name === 'treadway-api')!;
  await operate(keycloak, 'PUT', `/treadway/clients/${id}/default-client-scopes/${scope.id}`);
  const path = `/treadway/clients/${id}/client-secret`;
  return (await operate<{ value: string }>(keycloak, 'GET', path)).value;
}

/** Requests a client's token at an address. */
export async function tokenOfProgram(address: string, clientId: string, secret: string): Promise<string> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${clientId}:${secret}`)}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** Adds specs for API clients that are created in Keycloak and bound to scopes in the portal. */
export function keycloakPrograms(
  keycloak: () => RunningKeycloak,
  stand: () => Stand,
  administrator: Administrator,
): void {
  const tokenBy = async (clientId: string, secret: string): Promise<string> => {
    const { data } = await callApi<{ apiClients: { tokenAddress: string; managesSecrets: boolean } }>(
      stand(),
      await administrator(),
      '{ apiClients { tokenAddress managesSecrets } }',
    );
    expect(data.apiClients.managesSecrets).toBe(false);
    return tokenOfProgram(data.apiClients.tokenAddress, clientId, secret);
  };
  const bind = async (clientId: string, scopes: string[]) =>
    callApi<{ createApiClient: { secret: string | null; client: { id: string } } }>(
      stand(),
      await administrator(),
      'mutation ($input: CreateApiClientInput!) { createApiClient(input: $input) { secret client { id } } }',
      { name: 'Stock system', clientId, scopes },
    );
  const codeOf = async (token: string, query: string) => (await callApi(stand(), token, query)).code;
  const people = '{ people(first: 1) { nodes { name } } }';

  describe('an API client created in Keycloak', () => {
    it('has no access before it is bound, then only its scopes, and none once it is revoked', async () => {
      const secret = await makeClient(keycloak(), 'erp');
      const token = await tokenBy('erp', secret);
      expect(await codeOf(token, people)).toBe('NO_PROFILE');
      expect(await post(stand(), '/api/auth/init', token)).toBe('FORBIDDEN');
      const { code, data } = await bind('erp', ['read_people']);
      expect([code, data.createApiClient.secret]).toEqual([null, null]);
      expect(await codeOf(token, people)).toBeNull();
      expect(await codeOf(token, '{ modules(first: 1) { nodes { id } } }')).toBe('FORBIDDEN');
      const { id } = data.createApiClient.client;
      const revoked = await callApi(
        stand(),
        await administrator(),
        'mutation ($input: RevokeApiClientInput!) { revokeApiClient(input: $input) { client { revokedAt } } }',
        { id },
      );
      expect(revoked.code).toBeNull();
      expect(await codeOf(token, people)).toBe('FORBIDDEN');
      expect(await codeOf(await tokenBy('erp', secret), people)).toBe('FORBIDDEN');
    });

    it('can’t be the client that people sign in with', async () => {
      expect((await bind('treadway-portal', ['read_people'])).code).toBe('BAD_USER_INPUT');
    });
  });
}
