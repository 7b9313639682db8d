import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { pool } from '#server/platform/database';
import { root } from '#server/platform/root';
import { type Api, startApi } from '#server/testing/api';
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

/** The names of the statements about people and results that a query takes. */
async function statementsOf(query: string, variables: Record<string, unknown> = {}): Promise<unknown[]> {
  const spy = jest.spyOn(pool(), 'query');
  const { body } = await api.graphql(query, variables, token);
  expect(body.errors).toBeUndefined();
  const names = spy.mock.calls.map(([asked]) => (asked as unknown as { name?: string }).name ?? '');
  return names.filter((name) => /^(profile|results)/.test(name));
}

describe('what later rooms add to a profile', () => {
  it('comes with the profile, in one statement', async () => {
    const results = 'results(first: 20) { nodes { id score } pageInfo { hasNextPage } }';
    expect(await statementsOf(`{ me { name points ${results} } }`)).toEqual(['profile-points-results']);
  });

  it('comes so in the operations of the portal’s own client, which are compiled', async () => {
    const operations = JSON.parse(
      readFileSync(join(root, 'client/platform/generated/operations.json'), 'utf8'),
    ) as { name: string; document: string }[];
    const { document } = operations.find(({ name }) => name === 'OwnResults')!;
    expect(await statementsOf(document)).toEqual(['profile-points-results']);
  });

  it('comes so through fragments and variables', async () => {
    const query = `query($first: Int, $after: String) { me { ...Page } }
      fragment Page on Profile { ... on Profile { results(first: $first, after: $after) { nodes { id } } } }`;
    expect(await statementsOf(query, { first: 5 })).toEqual(['profile-results']);
  });

  it('comes once where it is asked for twice or in another order, whatever else is read by itself', async () => {
    const twice =
      'b: results(first: 2) { nodes { id } } points a: results(first: 3) { nodes { id } } p: points';
    expect(await statementsOf(`{ me { ${twice} } }`)).toEqual(['profile-points-results', 'results']);
  });

  it('is read by itself behind a cursor', async () => {
    const cursor = Buffer.from(JSON.stringify(['1', '00000000-0000-4000-8000-000000000000'])).toString(
      'base64url',
    );
    expect(await statementsOf(`{ me { points results(after: "${cursor}") { nodes { id } } } }`)).toEqual([
      'profile-points',
      'results',
    ]);
  });

  it('is left out where nobody asks for it', async () => {
    expect(await statementsOf('{ me { name } }')).toEqual(['profile']);
  });
});
