import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { evictAll } from '#server/platform/cache/cache';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { makeAccount, makeClient, makeModule, makePerson, setPrograms } from '#server/testing/factories';
import { makeDownload } from '#server/testing/uploads/files';

type Values = Parameters<typeof makeModule>[0];

// For each module and caller, the outcome by token and by a link of that caller.
const modules: Record<string, Values> = {
  open: {},
  disabled: { enabled: false },
  conti: { userTypes: ['conti'] },
  standard: { userTypes: ['standard'] },
  employee: { group: 'employee' },
  distributor: { group: 'gold_distributor' },
  retailer: { group: 'gold_retailer' },
};
const rights: Record<string, Record<string, string>> = {
  stranger: Object.fromEntries(Object.keys(modules).map((name) => [name, 'UNAUTHENTICATED'])),
  learner: {
    open: 'ok',
    disabled: 'FORBIDDEN',
    conti: 'FORBIDDEN',
    standard: 'ok',
    employee: 'NOT_FOUND',
    distributor: 'PROGRAM_ENTRY_REQUIRED',
    retailer: 'PROGRAM_ENTRY_REQUIRED',
  },
  pro: {
    open: 'ok',
    disabled: 'FORBIDDEN',
    conti: 'FORBIDDEN',
    standard: 'ok',
    employee: 'NOT_FOUND',
    distributor: 'PROGRAM_ENTRY_REQUIRED',
    retailer: 'PROGRAM_ENTRY_REQUIRED',
  },
  conti: {
    open: 'ok',
    disabled: 'FORBIDDEN',
    conti: 'ok',
    standard: 'FORBIDDEN',
    employee: 'NOT_FOUND',
    distributor: 'PROGRAM_ENTRY_REQUIRED',
    retailer: 'PROGRAM_ENTRY_REQUIRED',
  },
  manager: {
    open: 'ok',
    disabled: 'FORBIDDEN',
    conti: 'FORBIDDEN',
    standard: 'ok',
    employee: 'ok',
    distributor: 'PROGRAM_ENTRY_REQUIRED',
    retailer: 'PROGRAM_ENTRY_REQUIRED',
  },
  entered: {
    open: 'ok',
    disabled: 'FORBIDDEN',
    conti: 'FORBIDDEN',
    standard: 'ok',
    employee: 'NOT_FOUND',
    distributor: 'ok',
    retailer: 'PROGRAM_ENTRY_REQUIRED',
  },
  admin: Object.fromEntries(Object.keys(modules).map((name) => [name, 'ok'])),
  client: Object.fromEntries(Object.keys(modules).map((name) => [name, 'ok'])),
};
const matrix = Object.entries(rights).flatMap(([who, row]) =>
  Object.entries(row).map(([module, outcome]) => [who, module, outcome] as const),
);

describe('access to a file', () => {
  let api: Api;
  const downloads: Record<string, string> = {};
  const tokens: Record<string, string | undefined> = {};
  const people: Record<string, string> = {};

  beforeAll(async () => {
    api = await startApi();
    await setPrograms({ distributor: true, retailer: true });
    const admin = await makePerson({ role: 'admin' });
    for (const [name, values] of Object.entries(modules)) {
      downloads[name] = await makeDownload(admin.viewer, (await makeModule(values)).id);
    }
    const employee = await makeAccount({ kind: 'employee' });
    const gold = await makeAccount({ kind: 'gold_distributor' });
    const entered = await makePerson();
    await pool().query(
      `insert into program_entry (profile_id, bucket, account_id, expires_at)
       values ($1, 'distributor', $2, now() + interval '7 days')`,
      [entered.id, gold.id],
    );
    evictAll();
    const made = {
      learner: await makePerson(),
      pro: await makePerson({ userType: 'pro' }),
      conti: await makePerson({ userType: 'conti' }),
      manager: await makePerson({ role: 'manager', account: employee }),
      entered,
      admin,
    };
    for (const [name, person] of Object.entries(made)) {
      tokens[name] = await api.tokenOf(person);
      people[name] = person.id;
    }
    tokens['client'] = await api.clientToken(await makeClient('reader'));
  });
  afterAll(() => api.close());

  async function byToken(who: string, module: string): Promise<string> {
    const authorization = tokens[who];
    const answer = await api.app.inject({
      url: `/api/downloads/${downloads[module]}`,
      headers: authorization ? { authorization } : {},
    });
    return answer.statusCode === 200 ? 'ok' : answer.json<{ code: string }>().code;
  }

  async function byLink(who: string, module: string): Promise<string> {
    const { body } = await api.graphql<{ createDownloadLink: { link: { url: string } } } | null>(
      'mutation ($id: ID!) { createDownloadLink(input: { downloadId: $id }) { link { url } } }',
      { id: downloads[module] },
      tokens[who],
    );
    if (!body.data) return body.errors![0]!.extensions.code;
    return (await api.app.inject({ url: body.data.createDownloadLink.link.url })).statusCode === 200
      ? 'ok'
      : 'dead';
  }

  it.each(matrix)('is determined for a %s in a module that is %s: %s', async (who, module, outcome) => {
    expect(await byToken(who, module)).toBe(outcome);
    expect(await byLink(who, module)).toBe(who === 'client' ? 'FORBIDDEN' : outcome);
  });

  it('ends with the program access, also for an earlier link', async () => {
    const { body } = await api.graphql<{ createDownloadLink: { link: { url: string } } }>(
      'mutation ($id: ID!) { createDownloadLink(input: { downloadId: $id }) { link { url } } }',
      { id: downloads['distributor'] },
      tokens['entered'],
    );
    await pool().query('update program_entry set expires_at = now() where profile_id = $1', [
      people['entered'],
    ]);
    const answer = await api.app.inject({ url: body.data.createDownloadLink.link.url });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      403,
      'PROGRAM_ENTRY_REQUIRED',
    ]);
    expect(await byToken('entered', 'distributor')).toBe('PROGRAM_ENTRY_REQUIRED');
  });

  it('is limited to administrators during maintenance', async () => {
    await pool().query('update site_setting set maintenance_mode = true');
    evictAll();
    expect(await byToken('learner', 'open')).toBe('MAINTENANCE');
    expect(await byLink('learner', 'open')).toBe('MAINTENANCE');
    expect(await byLink('admin', 'open')).toBe('ok');
    await pool().query('update site_setting set maintenance_mode = false');
    evictAll();
  });
});
