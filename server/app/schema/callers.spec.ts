import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Scope, scopes } from '#server/platform/access/scopes';
import { type Api, startApi } from '#server/testing/api/api';
import { tokenOf } from '#server/testing/api/callers';
import { declaredRules, lets } from '#server/testing/api/declared-rules';
import { makeClient } from '#server/testing/factories';
import { sample, type SampleCall, sampleCalls } from '#server/testing/api/sample-calls';
import { portalSchema } from './schema';

let api: Api;
let schema: GraphQLSchema;

beforeAll(async () => {
  api = await startApi();
  schema = await portalSchema();
});
afterAll(() => api.close());

describe('every query and mutation', () => {
  it.each(['stranger', 'user', 'manager', 'reader', 'writer'] as const)(
    'is rejected for callers outside its declared rule: %s',
    async (caller) => {
      const rejected = sampleCalls(schema).filter(({ name }) => !lets(declaredRules().get(name), caller));
      expect(rejected.length).toBeGreaterThan(20);
      const token = await tokenOf(api, caller);
      const code = caller === 'stranger' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
      const wrong: string[] = [];
      for (const call of rejected) {
        const { body } = await api.graphql(call.query, call.variables, token);
        const said = body.errors?.[0]?.extensions.code ?? 'none';
        // The cost limit of anonymous callers is below the cost of some queries and is checked first.
        if (said !== code && !(caller === 'stranger' && said === 'QUERY_TOO_COMPLEX'))
          wrong.push(`${call.name}: ${said}`);
      }
      expect(wrong).toEqual([]);
    },
  );
});

type Step = { field: GraphQLField<unknown, unknown>; type: GraphQLObjectType };

/** Returns the shortest path from a query to each object type. */
function ways(): Map<string, Step[]> {
  const found = new Map<string, Step[]>();
  const open: { type: GraphQLObjectType; way: Step[] }[] = [{ type: schema.getQueryType()!, way: [] }];
  for (let next = open.shift(); next; next = open.shift()) {
    for (const field of Object.values(next.type.getFields())) {
      const type = getNamedType(field.type);
      if (!isObjectType(type) || found.has(type.name)) continue;
      const way = [...next.way, { field, type }];
      found.set(type.name, way);
      open.push({ type, way });
    }
  }
  return found;
}

/** Returns a query that reaches a type by that path. */
function queryBy(way: readonly Step[]): Omit<SampleCall, 'name'> {
  const variables: Record<string, unknown> = {};
  const declared: string[] = [];
  const opened = way.map(({ field }, depth) => {
    const args = field.args.filter((arg) => isNonNullType(arg.type));
    const passed = args.map(({ name, type }) => {
      variables[`${name}${depth}`] = sample(type);
      declared.push(`$${name}${depth}: ${String(type)}`);
      return `${name}: $${name}${depth}`;
    });
    return `${field.name}${passed.length > 0 ? `(${passed.join(', ')})` : ''}`;
  });
  const inner = Object.values(way.at(-1)!.type.getFields()).find(
    ({ type, args }) => isLeafType(getNamedType(type)) && args.every((arg) => !isNonNullType(arg.type)),
  );
  const body = opened.reduceRight(
    (rest, head) => `{ ${head} ${rest} }`,
    `{ ${inner?.name ?? '__typename'} }`,
  );
  return { query: `query${declared.length > 0 ? `(${declared.join(', ')})` : ''} ${body}`, variables };
}

describe('every type with a scope', () => {
  it('is rejected for API clients without it, by every path', async () => {
    const named = [...ways()].flatMap(([name, way]) => {
      const scope = way.at(-1)!.type.extensions['scope'] as Scope | undefined;
      return scope ? [{ name, way, scope }] : [];
    });
    expect(named.length).toBeGreaterThan(5);
    const wrong: unknown[] = [];
    for (const { name, way, scope } of named) {
      const others = scopes.filter((each) => each !== scope);
      const token = await api.clientToken(await makeClient(others));
      const { query, variables } = queryBy(way);
      const { body } = await api.graphql(query, variables, token);
      const rejection = body.errors?.[0]?.extensions;
      // API clients can’t reach types that are for people only.
      if (
        rejection?.code !== 'FORBIDDEN' ||
        ![undefined, scope].includes(rejection.scope as Scope | undefined)
      )
        wrong.push([name, rejection]);
    }
    expect(wrong).toEqual([]);
  });
});
