import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { root } from '#server/platform/root';
import { type Api, startApi } from '#server/testing/api/api';
import { makePerson } from '#server/testing/factories';

let api: Api;
let token: string;

beforeAll(async () => {
  api = await startApi();
  token = await api.tokenOf(await makePerson());
  await api.graphql('{ me { id } }', {}, token);
});
afterAll(() => api.close());
afterEach(() => void jest.restoreAllMocks());

/** Returns the names of the statements about people and results that a query runs. */
async function statementsOf(query: string, variables: Record<string, unknown> = {}): Promise<unknown[]> {
  const spy = jest.spyOn(pool(), 'query');
  const { body } = await api.graphql(query, variables, token);
  expect(body.errors).toBeUndefined();
  const names = spy.mock.calls.map(([requested]) => (requested as unknown as { name?: string }).name ?? '');
  return names.filter((name) => /^(profile|results)/.test(name));
}

describe('fields that other features add to a profile', () => {
  it('are loaded with the profile in one statement', async () => {
    const results = 'results(first: 20) { nodes { id score } pageInfo { hasNextPage } }';
    expect(await statementsOf(`{ me { name points ${results} } }`)).toEqual(['profile-points-results']);
  });

  it('are loaded in one statement by the client’s compiled operations', async () => {
    const operations = JSON.parse(
      readFileSync(join(root, 'client/platform/generated/operations.json'), 'utf8'),
    ) as { name: string; document: string }[];
    const { document } = operations.find(({ name }) => name === 'OwnResults')!;
    expect(await statementsOf(document)).toEqual(['profile-points-results']);
  });

  it('are loaded in one statement through fragments and variables', async () => {
    const query = `query($first: Int, $after: String) { me { ...Page } }
      fragment Page on Profile { ... on Profile { results(first: $first, after: $after) { nodes { id } } } }`;
    expect(await statementsOf(query, { first: 5 })).toEqual(['profile-results']);
  });

  it('are loaded once when they are requested twice or in another order', async () => {
    const twice =
      'b: results(first: 2) { nodes { id } } points a: results(first: 3) { nodes { id } } p: points';
    expect(await statementsOf(`{ me { ${twice} } }`)).toEqual(['profile-points-results', 'results']);
  });

  it('are loaded separately after a cursor', async () => {
    const cursor = Buffer.from(JSON.stringify(['1', '00000000-0000-4000-8000-000000000000'])).toString(
      'base64url',
    );
    expect(await statementsOf(`{ me { points results(after: "${cursor}") { nodes { id } } } }`)).toEqual([
      'profile-points',
      'results',
    ]);
  });

  it('are not loaded unless they are requested', async () => {
    expect(await statementsOf('{ me { name } }')).toEqual(['profile']);
  });
});
