import { beforeAll, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { adminPortal } from '#server/testing/admin-portal';
import { evictAll } from '#server/platform/cache/cache';
import { makeClient, makeModule, makePerson, type SpecPerson } from '#server/testing/factories';
import { makeDownload } from '#server/testing/uploads/files';
import { sampleCalls } from '#server/testing/api/sample-calls';
import { makeTerms } from '#server/testing/content/terms';
import { portalSchema } from './schema/schema';

const portal = adminPortal();
let learner: SpecPerson;
let learnerToken: string;
let linked: string;

async function say(version: number | null, ...people: SpecPerson[]): Promise<void> {
  const ids = people.map(({ id }) => id);
  await pool().query('update profile set terms_version = $1 where id = any($2)', [version, ids]);
  evictAll();
}

beforeAll(async () => {
  learner = await makePerson();
  learnerToken = await portal.api.tokenOf(learner);
  const { id: moduleId } = await makeModule();
  const downloadId = await makeDownload(portal.admin.viewer, moduleId);
  const { createDownloadLink } = await portal.call<{ createDownloadLink: { link: { url: string } } }>(
    'mutation ($id: ID!) { createDownloadLink(input: { downloadId: $id }) { link { url } } }',
    { id: downloadId },
    learnerToken,
  );
  linked = createDownloadLink.link.url;
  await makeTerms();
});

// People need these to accept the terms, to sign out, and to finish an attempt in progress.
const ownNeeds = [
  'acceptTerms',
  'attempt',
  'declineTerms',
  'endImpersonation',
  'impersonation',
  'me',
  'saveAnswer',
  'setLanguage',
  'submitTest',
];

const restCalls: [method: 'GET' | 'POST', path: string][] = [
  ['GET', '/api/user/{id}/points/get'],
  ['POST', '/api/user/{id}/points/set'],
  ['POST', '/api/user/{id}/update'],
  ['POST', '/api/user/{id}/change-pass'],
  ['POST', '/api/account-numbers/check'],
  ['GET', '/api/certificates/0000-0000-0000.pdf'],
  ['GET', '/api/adminModules.csv'],
  ['GET', '/api/orders.csv'],
  ['GET', '/api/imports.csv'],
  ['GET', '/api/dataRequests.csv'],
  ['GET', '/api/sentMails.csv'],
  ['GET', '/api/backgroundJobs.csv'],
  ['GET', '/api/proPeople.csv'],
  ['GET', '/api/results.csv'],
  ['GET', '/api/own-data/none'],
  ['GET', '/api/articles/none/files/none'],
];

describe('person who hasn’t accepted the terms', () => {
  it('gets TERMS_REQUIRED for every operation except the necessary ones, administrators too', async () => {
    const answered: string[] = [];
    for (const { name, query, variables } of sampleCalls(await portalSchema())) {
      const codeFor = async (token?: string) =>
        (await portal.api.graphql(query, variables, token)).body.errors?.[0]?.extensions.code;
      const isForStrangers = !['UNAUTHENTICATED', 'QUERY_TOO_COMPLEX'].includes((await codeFor()) ?? '');
      if (!isForStrangers && (await codeFor(portal.token)) !== 'TERMS_REQUIRED') answered.push(name);
    }
    expect(answered.sort()).toEqual(ownNeeds);
  });

  it.each(restCalls)('gets 403 TERMS_REQUIRED for %s %s', async (method, path) => {
    const { status, body } = await portal.api.rest(
      method,
      path.replace('{id}', learner.id),
      method === 'POST' ? {} : undefined,
      learnerToken,
    );
    expect([status, body['code']]).toEqual([403, 'TERMS_REQUIRED']);
  });

  it('can call profile, language, settings, menus and sign-out over REST', async () => {
    const open: [method: 'GET' | 'POST', path: string, body?: unknown][] = [
      ['GET', '/api/settings/get'],
      ['GET', '/api/menus/get'],
      ['GET', '/api/auth/profile'],
      ['POST', '/api/auth/init'],
      ['POST', '/api/set-lang', { lang: 'fr' }],
      ['POST', '/api/auth/logout'],
      ['POST', '/api/auth/ended'],
    ];
    for (const [method, path, sent] of open) {
      const { status } = await portal.api.rest(method, path, sent, learnerToken);
      expect([path, status]).toEqual([path, 200]);
    }
  });

  it('can’t use earlier download links until they accept', async () => {
    const fetched = () => portal.api.app.inject({ method: 'GET', url: linked });
    expect((await fetched()).json()).toMatchObject({ code: 'TERMS_REQUIRED' });
    await say(await makeTerms(), learner);
    expect((await fetched()).statusCode).toBe(200);
  });

  it('doesn’t include API clients and strangers, who get their usual responses', async () => {
    const client = await portal.api.clientToken(await makeClient());
    await expect(portal.call('{ modules { nodes { id } } }', {}, client)).resolves.toBeDefined();
    const { body } = await portal.api.graphql('{ modules { nodes { id } } }');
    expect(body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('is asked again for a newer version, after the message about maintenance', async () => {
    const modules = () => portal.call('{ modules { nodes { id } } }', {}, learnerToken);
    await say(await makeTerms(), learner);
    await expect(modules()).resolves.toBeDefined();
    await makeTerms();
    await expect(modules()).rejects.toThrow('TERMS_REQUIRED');
    await pool().query('update site_setting set maintenance_mode = true');
    evictAll();
    await expect(modules()).rejects.toThrow('MAINTENANCE');
    await pool().query('update site_setting set maintenance_mode = false');
    evictAll();
  });
});
