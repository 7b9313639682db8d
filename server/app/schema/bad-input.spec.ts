import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorCodes } from '#server/platform/errors';
import { root } from '#server/platform/root';
import { portalSchema } from './schema';
import { makePerson } from '#server/testing/factories';
import { apiRoutes } from '#server/testing/api/api-routes';
import { sampleCalls, samples } from '#server/testing/api/sample-calls';
import { type Api, startApi } from '#server/testing/api/api';

const ownOperations = JSON.parse(
  readFileSync(join(root, 'client/platform/generated/operations.json'), 'utf8'),
) as { name: string; document: string }[];

interface Rejection {
  status: number;
  code: string;
  text: string;
}

describe('bad input', () => {
  let api: Api;

  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.close());

  async function post(payload: string, headers: Record<string, string> = {}): Promise<Rejection> {
    const response = await api.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: {
        accept: 'application/graphql-response+json',
        'content-type': 'application/json',
        ...headers,
      },
      payload,
    });
    const body = response.json<{ errors: { extensions: { code: string } }[] }>();
    return { status: response.statusCode, code: body.errors[0]!.extensions.code, text: response.body };
  }
  const query = (text: string, variables?: unknown): Promise<Rejection> =>
    post(JSON.stringify({ query: text, variables }));
  const aliases = (count: number, field: string): string =>
    `{${Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ')}}`;

  it.each([
    ['a body that is not JSON', () => post('{"query":'), 'BAD_REQUEST'],
    ['an empty body', () => post('{}'), 'BAD_REQUEST'],
    ['a query that is a number', () => post('{"query": 7}'), 'BAD_REQUEST'],
    ['a batch of operations', () => post('[{"query":"{__typename}"}]'), 'BAD_REQUEST'],
    ['malformed GraphQL', () => query('{ settings {'), 'GRAPHQL_PARSE_FAILED'],
    [
      'a document with another operation name',
      () => post('{"query":"{__typename}","operationName":"x"}'),
      'BAD_REQUEST',
    ],
    ['an unknown field', () => query('{ setings { productName } }'), 'GRAPHQL_VALIDATION_FAILED'],
    ['an argument of the wrong type', () => query('{ module(id: {}) { id } }'), 'GRAPHQL_VALIDATION_FAILED'],
    [
      'a variable of the wrong type',
      () => query('query($n: Int) { modules(first: $n) { nodes { id } } }', { n: 'x' }),
      'BAD_USER_INPUT',
    ],
    ['1,000 aliases', () => query(aliases(1000, '__typename')), 'GRAPHQL_PARSE_FAILED'],
    [
      '60 aliases of a costly field',
      () => query(aliases(60, 'menus { mainMenu { links { id } } }')),
      'QUERY_TOO_COMPLEX',
    ],
    [
      'costly fields beside a list with a negative size',
      () =>
        query(
          `{ less: modules(first: -1000000) { nodes { id } } ${aliases(50, 'modules(first: 100) { nodes { id } }').slice(1)}`,
        ),
      'QUERY_TOO_COMPLEX',
    ],
    [
      'an invalid token',
      () => post('{"query":"{__typename}"}', { authorization: 'Bearer nonsense' }),
      'TOKEN_INVALID',
    ],
    [
      'a body over the limit',
      () => post(JSON.stringify({ query: `{ __typename } #${'x'.repeat(300_000)}` })),
      'PAYLOAD_TOO_LARGE',
    ],
  ])(
    'is rejected with a documented code, a 4xx status and no internal details: %s',
    async (_what, send, expected) => {
      const { status, code, text } = await send();
      expect(code).toBe(expected);
      expect(status).toBe(errorCodes[expected as keyof typeof errorCodes].status);
      expect(text).not.toMatch(/Did you mean|stacktrace|node_modules|    at /);
    },
  );

  // Formatting each error with its whole context would take minutes.
  it.each(['ModuleList', 'a query of a stranger'])(
    'is rejected when a variable has 22,000 invalid parts in %s',
    async (name) => {
      const own = ownOperations.find((operation) => operation.name === name)?.document;
      const text = own ?? 'query ($filter: ModuleFilter) { modules(filter: $filter) { nodes { id } } }';
      const parts = Array.from({ length: 22_000 }, (_, index) => [`k${index}`, 1]);
      expect((await query(text, { filter: Object.fromEntries(parts) })).code).toBe('BAD_USER_INPUT');
      expect((await query(text, { filter: { brands: parts.flat() } })).code).toBe('BAD_USER_INPUT');
    },
  );

  it('is not repeated from a variable, because it can be a password', async () => {
    const { code, text } = await query(
      'mutation($p: String!) { changeOwnPassword(input: { current: $p, next: $p }) { profile { id } } }',
      { p: { secret: 'Sup3r-secret' } },
    );
    expect(code).toBe('BAD_USER_INPUT');
    expect(text).not.toContain('Sup3r-secret');
  });

  it.each([
    'mutation { changeOwnPassword(input: { current: 12345678, next: 12345678 }) { profile { id } } }',
    'mutation { changeOwnPassword(input: { current: ["12345678"], next: { a: "12345678" } }) { profile { id } } }',
    'mutation { updateProfile(input: "12345678") { profile { id } } }',
  ])('is not repeated from the query itself either: %s', async (document) => {
    const { code, text } = await query(document);
    expect(code).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(text).not.toContain('12345678');
  });

  it.each(['/api/user/%zz/points/get', `/api/user/${'9'.repeat(5000)}/points/get`])(
    'is rejected in the common format when a path is invalid: %s',
    async (path) => {
      const { status, body } = await api.rest('GET', path);
      expect(status).toBe(400);
      expect(body).toEqual({
        success: false,
        error: errorCodes.BAD_REQUEST.reason,
        code: 'BAD_REQUEST',
        traceId: expect.any(String),
      });
    },
  );

  it('redirects the invalid address of a page to the page for unknown addresses', async () => {
    const response = await api.app.inject({ url: '/results/%E0%A4%A', headers: { accept: 'text/html' } });
    expect([response.statusCode, response.headers.location]).toEqual([302, '/404']);
  });

  it('is rejected before PostgreSQL when PostgreSQL can’t store it', async () => {
    const person = await makePerson();
    const token = await api.tokenOf(person);
    for (const name of ['a\u0000b', '\ud800x']) {
      const { status, body } = await api.rest('POST', `/api/user/${person.id}/update`, { name }, token);
      expect([status, body['code']]).toEqual([400, 'BAD_USER_INPUT']);
    }
  });

  it('never causes INTERNAL with a NUL in any text, id or path', async () => {
    const admin = await makePerson({ role: 'admin' });
    const token = await api.tokenOf(admin);
    const faults: string[] = [];
    const schema = await portalSchema();
    for (const { name, query, variables } of sampleCalls(schema, 3)) {
      for (const spoiled of [samples.ID, samples.String]) {
        const text = JSON.stringify(variables);
        const sent = text.replaceAll(`"${spoiled}"`, '"a\\u0000b"');
        if (sent === text) continue;
        const { status, body } = await api.graphql(query, JSON.parse(sent) as Record<string, unknown>, token);
        const code = body.errors?.[0]?.extensions.code;
        if (status >= 500 || code === 'INTERNAL') faults.push(`${name}: ${code}`);
      }
    }
    for (const { method, url } of apiRoutes(api.app)) {
      const path = url.replaceAll(/:\w+(?:\([^)]*\))?/g, 'a%00b');
      const { statusCode } = await api.app.inject({
        method,
        url: `${path}?search=a%00b&id=a%00b&after=a%00b`,
        headers: { authorization: `Bearer ${token}` },
        ...(method !== 'GET' && {
          payload: { name: 'a\0b', token: 'a\0b', lang: 'a\0b', password: 'winter-1\0' },
        }),
      });
      if (statusCode >= 500) faults.push(`${method} ${path}: ${statusCode}`);
    }
    expect(faults).toEqual([]);
  });

  it('returns Route not found for an unknown path', async () => {
    const { status, body } = await api.rest('GET', '/api/nothing/here');
    expect(status).toBe(404);
    expect(body).toEqual({
      success: false,
      error: 'Route not found',
      code: 'ROUTE_NOT_FOUND',
      traceId: expect.any(String),
    });
  });
});
