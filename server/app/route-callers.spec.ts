import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { root } from '#server/platform/root';
import { presets } from '#server/platform/access/scopes';
import { type Api, startApi } from '#server/testing/api/api';
import { allRoutes, type ApiRoute, apiRoutes } from '#server/testing/api/api-routes';
import { tokenOf } from '#server/testing/api/callers';
import { makeClient } from '#server/testing/factories';
import { requireRouteRules, type RouteRule, ruledAddress, routeRules, ruleOfRoute } from './http/route-rules';

// Fastify lists it as `*`; a token in the configuration adds the other.
const notListed = ['/images/*', '/metrics'];

// These routes are limited to the person and administrators, and this spec names another person.
const ofAnother = ['/api/user/:id/update'];

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** Parameters that are checked before the caller. */
const payloads: Record<string, object> = { '/api/user/:id/change-pass': { password: 'Rubber&Road1' } };
const queries: Record<string, string> = { '/api/translations.xlf': '?lang=es' };

async function answerOf({ method, url }: ApiRoute, token: string | undefined) {
  const { statusCode, body } = await api.app.inject({
    method,
    url: url.replace(/:number\(.*\)/, 'x').replace(/:\w+/g, crypto.randomUUID()) + (queries[url] ?? ''),
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
    ...(method === 'POST' && { payload: payloads[url] ?? {} }),
  });
  return { statusCode, body };
}

/** Returns the routes except the endless stream of changes. */
const routes = (): ApiRoute[] => apiRoutes(api.app).filter(({ url }) => url !== '/api/changes');

/** Returns the status by which a route rejects a person; null if it allows them. */
function rejectingStatus(
  rule: RouteRule | undefined,
  caller: 'stranger' | 'user' | 'manager' | 'admin',
): number | null {
  if (rule === 'everyone') return null;
  if (caller === 'stranger') return 401;
  if (caller === 'admin' || rule === 'people' || rule === 'own') return null;
  return caller === 'manager' && rule === 'managers' ? null : 403;
}

describe('every route', () => {
  it('has a rule', () => {
    const silent = allRoutes(api.app).filter(({ url }) => url !== '*' && !ruleOfRoute(url));
    // For a new route, declare in route-rules.ts who can call it.
    expect(silent).toEqual([]);
    const named = new Set(allRoutes(api.app).map(({ url }) => ruledAddress(url)));
    expect(Object.keys(routeRules).filter((url) => !named.has(url) && !notListed.includes(url))).toEqual([]);
  });

  it('prevents the start of the server without a rule', () => {
    const app = fastify();
    requireRouteRules(app);
    expect(() => app.get('/api/secrets', async () => ({}))).toThrow('has no rule');
  });

  it('is listed in the docs', () => {
    const page = readFileSync(join(root, 'docs/routes.md'), 'utf8');
    const listed = [...page.matchAll(/^\| `(\S+)` +\| `(\w+)` +\|$/gm)].map(([, url, rule]) => [url, rule]);
    expect(listed).toEqual(Object.entries(routeRules));
  });

  it.each(['stranger', 'user', 'manager', 'admin'] as const)(
    'allows the callers of its rule: %s',
    async (caller) => {
      const wrong: string[] = [];
      for (const route of routes()) {
        const rule = ofAnother.includes(route.url) ? 'administrators' : ruleOfRoute(route.url);
        if (rule === 'signed') continue;
        const { statusCode } = await answerOf(route, await tokenOf(api, caller));
        const rejecting = [401, 403].includes(statusCode) ? statusCode : null;
        if (rejecting !== rejectingStatus(rule, caller))
          wrong.push(`${route.method} ${route.url}: ${statusCode}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  it.each(['reader', 'writer'] as const)('allows API clients with its scopes: %s', async (caller) => {
    const [none, token] = [await api.clientToken(await makeClient([])), await tokenOf(api, caller)];
    const held: readonly string[] = presets[caller];
    const wrong: string[] = [];
    for (const route of routes().filter(({ url }) => ruleOfRoute(url) !== 'signed')) {
      const rejected = await answerOf(route, none);
      const scope =
        rejected.statusCode === 403 ? (JSON.parse(rejected.body) as { scope?: string }).scope : undefined;
      const isIn = scope ? held.includes(scope) : rejected.statusCode !== 403;
      const { statusCode } = await answerOf(route, token);
      if ((statusCode !== 403) !== isIn) wrong.push(`${route.method} ${route.url}: ${statusCode}`);
    }
    expect(wrong).toEqual([]);
  });
});
