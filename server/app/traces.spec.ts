import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from '#server/testing/api/api';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const own = /^[\da-f]{32}$/;

interface Rejection {
  traceId?: string;
  errors?: { extensions: { traceId: string } }[];
}

describe('trace id of a rejection', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.close());

  /**
   * Returns the trace ids of rejections: over REST, before GraphQL, by a resolver, of an upload, and of an
   * unknown route.
   */
  async function rejections(traceparent?: string): Promise<(string | undefined)[]> {
    const headers = { 'content-type': 'application/json', ...(traceparent && { traceparent }) };
    const graphql = { method: 'POST', url: '/graphql', headers } as const;
    const answers = await Promise.all([
      api.app.inject({ url: '/api/auth/profile', headers }),
      api.app.inject({ ...graphql, payload: '{' }),
      api.app.inject({
        ...graphql,
        payload: { query: 'mutation { declineTerms(input: {version: 1}) { profile { id } } }' },
      }),
      api.app.inject({ ...graphql, payload: { query: '{ nothing }' } }),
      api.app.inject({ method: 'POST', url: '/assemblies', headers, payload: '{}' }),
      api.app.inject({ url: '/nowhere', headers }),
    ]);
    return answers.map((answer) => {
      const { traceId, errors } = answer.json<Rejection>();
      return errors ? errors[0]?.extensions.traceId : traceId;
    });
  }

  it('is the caller’s', async () => {
    expect(new Set(await rejections(`00-${trace}-00f067aa0ba902b7-01`))).toEqual(new Set([trace]));
  });

  it.each(['', 'nonsense', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, `ff-${trace}-00f067aa0ba902b7-01`])(
    'is a new one when the caller sends %j',
    async (traceparent) => {
      const traces = await rejections(traceparent);
      expect(new Set(traces).size).toBe(traces.length);
      for (const each of traces) expect(each).toMatch(own);
      expect(traces).not.toContain(trace);
    },
  );
});
