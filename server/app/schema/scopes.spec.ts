import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { type Scope, scopes } from '#server/platform/access/scopes';
import { type Api, startApi } from '#server/testing/api/api';
import { type ApiRoute, apiRoutes } from '#server/testing/api/api-routes';
import { makeClient, makeModule, makePerson, makeResult } from '#server/testing/factories';
import { type SampleCall, sampleCalls } from '#server/testing/api/sample-calls';
import { portalSchema } from './schema';

let api: Api;
let schema: GraphQLSchema;
let calls: SampleCall[];
/** Creates an API client for each single scope. */
let alone: Record<Scope, string>;
/** Creates an API client with every scope except one. */
let without: Record<Scope, string>;

const tokensOf = async (scopesOf: (scope: Scope) => readonly Scope[]): Promise<Record<Scope, string>> =>
  Object.fromEntries(
    await Promise.all(
      scopes.map(async (scope) => [scope, await api.clientToken(await makeClient(scopesOf(scope)))]),
    ),
  ) as Record<Scope, string>;

beforeAll(async () => {
  api = await startApi();
  schema = await portalSchema();
  calls = sampleCalls(schema);
  alone = await tokensOf((scope) => [scope]);
  without = await tokensOf((scope) => scopes.filter((each) => each !== scope));
});
afterAll(() => api.close());

/** Returns what an operation’s description states for API clients: a scope, all or none. */
function saidOf(name: string): string {
  const field = schema.getQueryType()!.getFields()[name] ?? schema.getMutationType()!.getFields()[name]!;
  return /API clients: `?(\w+)`?\.$/.exec(field.description ?? '')?.[1] ?? 'nothing';
}

async function rejection({ query, variables }: Omit<SampleCall, 'name'>, token: string) {
  const { body } = await api.graphql(query, variables, token);
  return body.errors?.[0]?.extensions.code === 'FORBIDDEN' ? body.errors[0] : null;
}

describe('every query and mutation for API clients', () => {
  it('states in its description whether API clients can call it, and with which scope', () => {
    const known = [...scopes, 'all', 'none'];
    expect(calls.filter(({ name }) => !known.includes(saidOf(name)))).toEqual([]);
    const named = scopes.filter((scope) => calls.some(({ name }) => saidOf(name) === scope));
    // An import of past results needs it besides `run_imports`.
    expect(scopes.filter((scope) => !named.includes(scope))).toEqual(['write_results']);
  });

  it('is rejected for clients without its scope, and accepted with that scope alone', async () => {
    for (const call of calls) {
      const scope = saidOf(call.name) as Scope;
      if (!scopes.includes(scope)) continue;
      expect([call.name, await rejection(call, without[scope])]).toMatchObject([
        call.name,
        { message: `This API client needs the scope ${scope}.`, extensions: { scope } },
      ]);
      expect([call.name, await rejection(call, alone[scope])]).toEqual([call.name, null]);
    }
  });

  it('is rejected for every client when it is for people', async () => {
    const all = await api.clientToken(await makeClient(scopes));
    const ofPeople = calls.filter(({ name }) => saidOf(name) === 'none');
    expect(ofPeople.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['changePassword', 'updateSettings', 'sentMails', 'createApiClient', 'me']),
    );
    for (const call of ofPeople)
      expect([call.name, await rejection(call, all)]).toMatchObject([
        call.name,
        { message: 'API clients can’t do this.' },
      ]);
  });
});

describe('nested data in a response', () => {
  const profile = 'query ($id: ID!) { profile(id: $id) { name results(first: 1) { totalCount } } }';
  const result = 'query ($id: ID!) { result(id: $id) { score } }';

  it('requires its scope through any operation', async () => {
    const person = await makePerson();
    const id = await makeResult(person.id, await makeModule(), { status: 'passed' });
    const request = { query: profile, variables: { id: person.id } };
    expect(await rejection(request, alone.read_people)).toMatchObject({
      extensions: { scope: 'read_results' },
    });
    expect(await rejection(request, without.write_points)).toBeNull();
    expect(await rejection({ query: result, variables: { id } }, alone.read_results)).toBeNull();
  });
});

describe('every route for API clients', () => {
  const said = async (route: ApiRoute, token: string): Promise<string> => {
    const url = route.url.replace(/:number\(.*\)/, 'x').replace(/:\w+/g, crypto.randomUUID());
    const { statusCode, body } = await api.app.inject({
      method: route.method,
      url,
      headers: { authorization: `Bearer ${token}` },
      ...(route.method === 'POST' && { payload: {} }),
    });
    if (statusCode !== 403) return 'answered';
    return /needs the scope (\w+)/.exec(body)?.[1] ?? 'for people';
  };

  it('names a missing scope or is for people, unless it is for everyone', async () => {
    const [none, all] = [
      await api.clientToken(await makeClient([])),
      await api.clientToken(await makeClient(scopes)),
    ];
    const found: Record<string, string> = {};
    const wrong: string[] = [];
    for (const route of apiRoutes(api.app).filter(({ url }) => url !== '/api/changes')) {
      const scope = await said(route, none);
      const wanted = scope === 'for people' ? scope : 'answered';
      if ((await said(route, all)) !== wanted) wrong.push(route.url);
      found[`${route.method} ${route.url}`] = scope;
    }
    expect(wrong).toEqual([]);
    const open = Object.keys(found).filter((route) => found[route] === 'answered');
    expect([...new Set(open.map((route) => route.split(' ')[1]))].sort()).toEqual([
      '/api/auth/ended',
      '/api/auth/logout',
      '/api/menus/get',
      '/api/newsletter/leave',
      '/api/settings/get',
    ]);
    expect(found).toMatchObject({
      'GET /api/people.csv': 'read_people',
      'GET /api/people.xlsx': 'read_people',
      'GET /api/adminModules.csv': 'read_results',
      'GET /api/adminQuestions.csv': 'write_modules',
      'GET /api/adminContactMessages.csv': 'for people',
      'GET /api/user/:id/points/get': 'read_people',
      'POST /api/user/:id/points/set': 'write_points',
      'POST /api/user/:id/update': 'for people',
      'POST /api/user/:id/change-pass': 'for people',
      'POST /api/question-imports': 'run_imports',
      'GET /api/tests/:id/questions.gift': 'write_modules',
    });
  });
});
