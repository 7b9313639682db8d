import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { presets } from '#server/platform/scopes';
import { type Api, startApi } from '#server/testing/api';
import { type ApiRoute, apiRoutes } from '#server/testing/api-routes';
import { tokenOf } from '#server/testing/callers';
import { makeClient } from '#server/testing/factories';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

// Answered to everyone on purpose; a link of an e-mail says by itself whose it is.
const publicRoutes = ['/api/settings/get', '/api/menus/get', '/api/newsletter/leave'];

// Answered by what the request carries, which the address alone has not.
const signedRoutes = ['/api/downloads/archive', '/api/uploads/notifications'];

// What people do for themselves, or see of what is meant for them.
const ownRoutes = [
  '/api/account-numbers/check',
  '/api/articles/:id/files/:fileId',
  '/api/auth/ended',
  '/api/auth/init',
  '/api/auth/logout',
  '/api/auth/profile',
  '/api/certificates/:number(^[^/.]{1,64}).pdf',
  '/api/downloads/:id',
  '/api/downloads/:id/captions/:lang',
  '/api/own-data/:id',
  '/api/results.csv',
  '/api/set-lang',
  '/api/user/:id/points/get',
];

// What managers have besides.
const managersRoutes = ['/api/people.csv'];

/** What is looked at before who asks. */
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

/** Without the stream of changes, which has no end. */
const routes = (): ApiRoute[] => apiRoutes(api.app).filter(({ url }) => url !== '/api/changes');

/** The status by which a route refuses a person; null for whom it lets in. */
function refusingStatus(of: string, caller: 'stranger' | 'user' | 'manager' | 'admin'): number | null {
  // A workbook is for whom the same list is as CSV.
  const url = of.replace(/\.xlsx$/, '.csv');
  if (publicRoutes.includes(url)) return null;
  if (caller === 'stranger') return 401;
  if (caller === 'admin' || ownRoutes.includes(url)) return null;
  return caller === 'manager' && managersRoutes.includes(url) ? null : 403;
}

describe('every route', () => {
  it.each(['stranger', 'user', 'manager', 'admin'] as const)(
    'is for administrators alone unless it is among those for people or for all: %s',
    async (caller) => {
      const wrong: string[] = [];
      for (const route of routes().filter(({ url }) => !signedRoutes.includes(url))) {
        const { statusCode } = await answerOf(route, await tokenOf(api, caller));
        const refusing = [401, 403].includes(statusCode) ? statusCode : null;
        if (refusing !== refusingStatus(route.url, caller))
          wrong.push(`${route.method} ${route.url}: ${statusCode}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  it('names only routes that there are', () => {
    const all = routes().map(({ url }) => url);
    const named = [
      ...publicRoutes,
      ...signedRoutes,
      ...ownRoutes,
      ...managersRoutes,
      ...Object.keys({ ...payloads, ...queries }),
    ];
    expect(named.filter((url) => !all.includes(url))).toEqual([]);
  });

  it.each(['reader', 'writer'] as const)(
    'lets a program in by the scopes of its choice: %s',
    async (caller) => {
      const [none, token] = [await api.clientToken(await makeClient([])), await tokenOf(api, caller)];
      const held: readonly string[] = presets[caller];
      const wrong: string[] = [];
      for (const route of routes().filter(({ url }) => !signedRoutes.includes(url))) {
        const refused = await answerOf(route, none);
        const scope = /needs the scope (\w+)/.exec(refused.body)?.[1];
        const isIn = scope ? held.includes(scope) : refused.statusCode !== 403;
        const { statusCode } = await answerOf(route, token);
        if ((statusCode !== 403) !== isIn) wrong.push(`${route.method} ${route.url}: ${statusCode}`);
      }
      expect(wrong).toEqual([]);
    },
  );
});
