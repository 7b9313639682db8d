import type { GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from '#server/testing/api/api';
import { tokenOf } from '#server/testing/api/callers';
import { declaredRules, lets } from '#server/testing/api/declared-rules';
import { sampleCalls } from '#server/testing/api/sample-calls';
import { portalSchema } from './schema';

let api: Api;
let schema: GraphQLSchema;

beforeAll(async () => {
  api = await startApi();
  schema = await portalSchema();
});
afterAll(() => api.close());

// The samples change shared data, such as the terms, but not who can call what.
describe('every allowed query and mutation', () => {
  // The declared rule allows these, but the service rejects them for administrators.
  const rejectedInside = {
    admin: ['checkAccountNumber', 'startImpersonation', 'startTest'],
    reader: [],
    writer: [],
  };

  it.each(['admin', 'reader', 'writer'] as const)('succeeds for callers of its rule: %s', async (caller) => {
    const taken = sampleCalls(schema).filter(({ name }) => lets(declaredRules().get(name), caller));
    expect(taken.length).toBeGreaterThan(20);
    const wrong: string[] = [];
    for (const call of taken) {
      const { body } = await api.graphql(call.query, call.variables, await tokenOf(api, caller));
      const code = body.errors?.[0]?.extensions.code ?? 'none';
      if (['UNAUTHENTICATED', 'FORBIDDEN'].includes(code)) wrong.push(call.name);
    }
    expect(wrong.sort()).toEqual(rejectedInside[caller]);
  });
});
