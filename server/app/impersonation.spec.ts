import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { demoId } from '#server/demo/ids';
import { loadDemoData } from '#server/demo/load';
import { evictAll } from '#server/platform/cache/cache';
import { replaceClock } from '#server/platform/clock';
import { pool } from '#server/platform/database/database';
import { root } from '#server/platform/root';
import { type Api, startApi } from '#server/testing/api/api';
import { auditOf } from '#server/testing/audit';
import { apiRoutes } from '#server/testing/api/api-routes';
import { makePerson, specIssuer, type SpecPerson } from '#server/testing/factories';
import { makeFile, samples } from '#server/testing/uploads/files';
import { makeSurvey, saveAnswer } from '#server/testing/content/surveys';
import { callsAs } from '#server/testing/api/calls';
import { adminReads } from '#server/testing/operations/admin-reads';
import { reads } from '#server/testing/operations/reads';
import { sampleCalls } from '#server/testing/api/sample-calls';
import { ruleOfRoute } from './http/route-rules';
import { portalSchema } from './schema/schema';

const startImpersonation =
  'mutation ($id: ID!) { startImpersonation(input: { profileId: $id }) { impersonation { name until isOver } } }';
const end = 'mutation ($id: ID!) { endImpersonation(input: { profileId: $id }) { profileId } }';
const learnerId = demoId('profile', 'learner@treadway.example');

let api: Api;
let admin: SpecPerson;
let impersonating: string;
let learner: string;

beforeAll(async () => {
  api = await startApi();
  await loadDemoData();
  admin = await makePerson({ role: 'admin', name: 'Ada Admin' });
  await pool().query(
    'update profile set terms_version = l.terms_version from profile l where profile.id = $1 and l.id = $2',
    [admin.id, learnerId],
  );
  evictAll();
  impersonating = await api.tokenOf(admin, { sid: 'counter' });
  const { rows } = await pool().query<{ subject: string }>(
    'update profile_identity set issuer = $1 where profile_id = $2 returning subject',
    [specIssuer, learnerId],
  );
  learner = await api.tokenOf({ subject: rows[0]!.subject, email: 'learner@treadway.example' });
});
afterAll(() => api.close());

const codeOf = async (query: string, variables: Record<string, unknown>, token: string) =>
  (await api.graphql(query, variables, token)).body.errors?.[0]?.extensions.code ?? 'none';

const nameOf = async (token: string) =>
  (await api.graphql<{ me: { name: string } }>('{ me { name } }', {}, token)).body.data.me.name;

/** Returns the contents of every table. */
async function stored(): Promise<Record<string, string | null>> {
  const { rows: tables } = await pool().query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const found: Record<string, string | null> = {};
  // Opened records are written to the audit log only.
  const audit = ['public.audit_entry', 'public.audit_personal'];
  for (const { name } of tables.filter((table) => !audit.includes(table.name))) {
    const { rows } = await pool().query<{ sum: string | null }>(
      `select md5(string_agg(t::text, ',' order by t::text)) as sum from ${name} t`,
    );
    found[name] = rows[0]!.sum;
  }
  return found;
}

describe('administrator who views the portal as a learner', () => {
  beforeEach(async () => {
    await pool().query('delete from impersonation');
    const code = await codeOf(startImpersonation, { id: learnerId }, impersonating);
    if (code !== 'none') throw new Error(`The learner cannot be seen: ${code}`);
  });

  it('sees the learner’s portal in that session only, and their own afterwards', async () => {
    const name = await nameOf(learner);
    expect(await nameOf(impersonating)).toBe(name);
    expect(await nameOf(await api.tokenOf(admin, { sid: 'desk' }))).toBe('Ada Admin');
    const begin = async (token: string) => (await api.rest('POST', '/api/auth/init', undefined, token)).body;
    expect(await begin(impersonating)).toEqual({ success: true, impersonation: true });
    expect(await begin(await api.tokenOf(admin, { sid: 'desk' }))).toEqual({ success: true });
    const query = '{ impersonation { profileId name isOver } }';
    expect((await api.graphql(query, {}, impersonating)).body.data).toEqual({
      impersonation: { profileId: learnerId, name, isOver: false },
    });
    expect((await api.graphql(end, { id: learnerId }, impersonating)).body.data).toEqual({
      endImpersonation: { profileId: learnerId },
    });
    expect(await nameOf(impersonating)).toBe('Ada Admin');
    expect((await api.graphql(end, { id: learnerId }, impersonating)).body.data).toEqual({
      endImpersonation: { profileId: null },
    });
  });

  it('can view as a person who hasn’t accepted the terms, without accepting them', async () => {
    const stranger = await makePerson({ name: 'Nora New' });
    const query = '{ sitemap { __typename } }';
    expect(await codeOf(query, {}, await api.tokenOf(stranger))).toBe('TERMS_REQUIRED');
    expect((await api.graphql(end, { id: learnerId }, impersonating)).body.errors).toBeUndefined();
    expect(await codeOf(startImpersonation, { id: stranger.id }, impersonating)).toBe('none');
    expect(await nameOf(impersonating)).toBe('Nora New');
    expect(await codeOf(query, {}, impersonating)).toBe('none');
    const accept = 'mutation { acceptTerms(input: { version: 1 }) { __typename } }';
    expect(await codeOf(accept, {}, impersonating)).toBe('IMPERSONATING');
  });

  it('gets the learner’s result for every query of the client, and changes nothing', async () => {
    const path = join(root, 'client/platform/generated/operations.json');
    const operations = JSON.parse(readFileSync(path, 'utf8')) as { name: string; document: string }[];
    const own = operations.filter(
      ({ name, document }) =>
        document.startsWith('query') && !(name in adminReads) && !name.startsWith('Admin'),
    );
    const responses = await Promise.all(
      own.map(async ({ name, document }) => ({ name, document, variables: (await reads[name]?.()) ?? {} })),
    );
    expect(responses.length).toBeGreaterThan(30);
    const before = await stored();
    const told: [seen: unknown, own: { answer: (token: string) => Promise<unknown> }][] = [];
    for (const { name, document, variables } of responses) {
      const answer = async (token: string) => {
        const { body } = await api.graphql(document, variables, token);
        const withoutOwn = JSON.stringify(body, (key, value: unknown) =>
          ['serverTime', 'isContilinkUser', 'openSessions', 'impersonation', 'traceId'].includes(key)
            ? undefined
            : value,
        );
        return [name, JSON.parse(withoutOwn)] as unknown;
      };
      told.push([await answer(impersonating), { answer }]);
    }
    const { rows: files } = await pool().query<{ id: string }>('select id from module_download');
    const paths = ['/api/auth/profile', '/api/menus/get', ...files.map(({ id }) => `/api/downloads/${id}`)];
    for (const each of paths) {
      const { statusCode } = await api.app.inject({
        method: 'GET',
        url: each,
        headers: { authorization: `Bearer ${impersonating}` },
      });
      expect([each, statusCode < 500]).toEqual([each, true]);
    }
    expect(await stored()).toEqual(before);
    for (const [seen, { answer }] of told) expect(seen).toEqual(await answer(learner));
  });

  it('can’t open the person’s private files or administrators’ files, by any route', async () => {
    const archive = await makeFile(admin.viewer, 'own-data.pdf', samples.pdf);
    const { rows } = await pool().query<{ id: string }>(
      `insert into data_request (profile_id, kind, state, requested_at, decided_at, expires_at, file_id)
       values ($1, 'copy', 'ready', now(), now(), now() + interval '7 days', $2) returning id`,
      [learnerId, archive.id],
    );
    const statusOf = async (url: string, token: string) => {
      const { statusCode } = await api.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
      return statusCode;
    };
    const own = `/api/own-data/${rows[0]!.id}`;
    expect(await statusOf(own, learner)).toBe(200);
    const opened: string[] = [];
    for (const { method, url } of apiRoutes(api.app)) {
      if (method !== 'GET' || !['own', 'managers', 'administrators'].includes(ruleOfRoute(url)!)) continue;
      const path = url === '/api/own-data/:id' ? own : `${url.replace(/:\w+/g, crypto.randomUUID())}?lang=es`;
      if ((await statusOf(path, impersonating)) !== 403) opened.push(url);
    }
    expect(opened).toEqual([]);
  });

  it('can’t read words that the person hasn’t sent yet', async () => {
    const survey = await makeSurvey(callsAs(api, await api.tokenOf(admin, { sid: 'desk' })));
    await saveAnswer(callsAs(api, learner), survey, 2, { words: 'I am unhappy here' });
    const query = 'query ($id: ID!) { survey(id: $id) { questions { answer { words } } } }';
    const read = async (token: string) =>
      JSON.stringify((await api.graphql(query, { id: survey.id }, token)).body.data);
    expect(await read(learner)).toContain('unhappy');
    expect(await read(impersonating)).not.toContain('unhappy');
    await pool().query('update survey_response set submitted_at = now() where survey_id = $1', [survey.id]);
    expect(await read(impersonating)).toContain('unhappy');

    const { rows } = await pool().query<{ id: string }>(
      `update attempt_answer w set text = 'a guess' from attempt a
       where a.id = w.attempt_id and a.profile_id = $1 and a.status = 'in_progress' returning a.id`,
      [learnerId],
    );
    const attempt = 'query ($id: ID!) { attempt(id: $id) { questions { answer { text } } } }';
    const answers = async (token: string) =>
      JSON.stringify((await api.graphql(attempt, { id: rows[0]!.id }, token)).body.data);
    expect(await answers(learner)).toContain('a guess');
    expect(await answers(impersonating)).not.toContain('a guess');
  });

  it('can’t write anything, by any mutation or route', async () => {
    const schema = await portalSchema();
    const changes = schema.getMutationType()!.getFields();
    const before = await stored();
    const answered: string[] = [];
    for (const { name, query, variables } of sampleCalls(schema)) {
      if (!(name in changes) || name === 'endImpersonation') continue;
      if ((await codeOf(query, variables, impersonating)) !== 'IMPERSONATING') answered.push(name);
    }
    expect(answered).toEqual([]);
    const hidden = [
      'mutation { endImpersonation(input: { profileId: "x" }) { profileId } setLanguage(input: { lang: fr }) { profile { id } } }',
      'mutation { ...Both } fragment Both on Mutation { setLanguage(input: { lang: fr }) { profile { id } } }',
      'mutation { endImpersonation: setLanguage(input: { lang: fr }) { profile { id } } }',
    ];
    for (const query of hidden) expect(await codeOf(query, {}, impersonating)).toBe('IMPERSONATING');
    const paths = [
      '/api/set-lang',
      `/api/user/${learnerId}/update`,
      `/api/user/${learnerId}/change-pass`,
      `/api/user/${admin.id}/change-pass`,
      `/api/user/${learnerId}/points/set`,
      '/api/account-numbers/check',
    ];
    for (const each of paths) {
      const { status, body } = await api.rest('POST', each, { lang: 'fr' }, impersonating);
      expect([each, status, body['code']]).toEqual([each, 403, 'IMPERSONATING']);
    }
    expect(await stored()).toEqual(before);
  });

  it('gets IMPERSONATION_ENDED after 30 minutes, for reads too, until they end it', async () => {
    const restore = replaceClock(() => new Date(Date.now() + 30 * 60 * 1000 + 1000));
    try {
      expect(await codeOf('{ me { name } }', {}, impersonating)).toBe('IMPERSONATION_ENDED');
      expect(await codeOf('{ people { totalCount } }', {}, impersonating)).toBe('IMPERSONATION_ENDED');
      const { body } = await api.rest('GET', `/api/user/${learnerId}/points/get`, undefined, impersonating);
      expect(body['code']).toBe('IMPERSONATION_ENDED');
      const { data } = (await api.graphql('{ impersonation { isOver } }', {}, impersonating)).body;
      expect(data).toEqual({ impersonation: { isOver: true } });
      await api.graphql(end, { id: learnerId }, impersonating);
      expect(await nameOf(impersonating)).toBe('Ada Admin');
    } finally {
      restore();
    }
  });

  it('gets IMPERSONATION_ENDED when the person is disabled', async () => {
    const { id } = await makePerson();
    await pool().query('delete from impersonation');
    await api.graphql(startImpersonation, { id }, impersonating);
    await pool().query('update profile set disabled_at = now() where id = $1', [id]);
    expect(await codeOf('{ me { name } }', {}, impersonating)).toBe('IMPERSONATION_ENDED');
  });

  it('gets IMPERSONATION_ENDED when the person is deleted, until they end it', async () => {
    const { id, email } = await makePerson();
    await pool().query('delete from impersonation');
    await api.graphql(startImpersonation, { id }, impersonating);
    const remove =
      'mutation ($id: ID!, $email: String!) { deletePerson(input: { profileId: $id, email: $email }) { __typename } }';
    expect(await codeOf(remove, { id, email }, await api.tokenOf(admin, { sid: 'desk' }))).toBe('none');
    expect(await codeOf('{ me { name } }', {}, impersonating)).toBe('IMPERSONATION_ENDED');
    expect((await api.graphql(end, { id }, impersonating)).body.data).toEqual({
      endImpersonation: { profileId: id },
    });
    expect(await nameOf(impersonating)).toBe('Ada Admin');
  });

  it('can sign out as themselves', async () => {
    expect((await api.rest('POST', '/api/auth/init', {}, impersonating)).status).toBe(200);
    expect((await api.rest('POST', '/api/auth/logout', {}, impersonating)).status).toBe(200);
  });
});

describe('impersonation', () => {
  it('audits each opened record once', async () => {
    const { id } = await makePerson();
    await pool().query('delete from impersonation');
    await api.graphql(startImpersonation, { id }, impersonating);
    const module = demoId('module', 'nobody');
    for (let time = 0; time < 2; time++) {
      await api.graphql(
        'query ($id: ID!) { ...A } fragment A on Query { module(id: $id) { id } me { id } }',
        { id: module },
        impersonating,
      );
      await api.rest('GET', '/api/auth/profile', undefined, impersonating);
    }
    const entries = await auditOf('profile', id);
    expect(entries.slice(1)).toEqual(
      [`module ${module}, me`, '/api/auth/profile'].map((opened) => ({
        action: 'user_login',
        actor: admin.id,
        changes: { opened: [null, opened] },
      })),
    );
  });

  it('is audited at its start and end', async () => {
    const { id } = await makePerson();
    await pool().query('delete from impersonation');
    await api.graphql(startImpersonation, { id }, impersonating);
    await api.graphql(end, { id: learnerId }, impersonating);
    await api.graphql(end, { id }, impersonating);
    expect(await auditOf('profile', id)).toEqual([
      { action: 'user_login', actor: admin.id, changes: {} },
      { action: 'user_logout', actor: admin.id, changes: {} },
    ]);
  });

  it('is limited to administrators in a session, and to enabled people who aren’t administrators', async () => {
    await pool().query('delete from impersonation');
    const disabled = await makePerson();
    await pool().query('update profile set disabled_at = now() where id = $1', [disabled.id]);
    const other = await makePerson({ role: 'admin' });
    const manager = await api.tokenOf(await makePerson({ role: 'manager' }), { sid: 'manager' });
    expect(await codeOf(startImpersonation, { id: learnerId }, manager)).toBe('FORBIDDEN');
    expect(await codeOf(startImpersonation, { id: learnerId }, await api.tokenOf(admin))).toBe('FORBIDDEN');
    expect(await codeOf(startImpersonation, { id: disabled.id }, impersonating)).toBe('BAD_USER_INPUT');
    expect(await codeOf(startImpersonation, { id: other.id }, impersonating)).toBe('BAD_USER_INPUT');
    expect(await codeOf(startImpersonation, { id: admin.id }, impersonating)).toBe('BAD_USER_INPUT');
    expect(await codeOf(startImpersonation, { id: 'nobody' }, impersonating)).toBe('NOT_FOUND');
    expect(await nameOf(impersonating)).toBe('Ada Admin');
  });
});
