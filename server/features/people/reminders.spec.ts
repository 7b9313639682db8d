import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { replaceClock } from '#server/platform/clock';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { auditOf } from '#server/testing/audit';
import { callsAs } from '#server/testing/api/calls';
import { makeAccount, makeClient, makeModule, makePerson, type SpecAccount } from '#server/testing/factories';
import { evictAll } from '#server/platform/cache/cache';

let api: Api;
let account: SpecAccount;
let token: string;
let managerId: string;

beforeAll(async () => {
  api = await startApi();
  await makeModule({ test: {} });
});
afterAll(() => api.close());
beforeEach(async () => {
  await pool().query(
    'select graphile_worker.remove_job(key) from graphile_worker.jobs where key is not null',
  );
  account = await makeAccount();
  const manager = await makePerson({ name: 'Marisol Peña', role: 'manager', account });
  managerId = manager.id;
  token = await api.tokenOf(manager);
});

const remind = async (profileIds: string[], as = token, line?: string) =>
  (
    await callsAs(api, as)<{ remindPeople: { reminded: number; leftOut: number } }>(
      'mutation ($input: RemindPeopleInput!) { remindPeople(input: $input) { reminded leftOut } }',
      { input: { profileIds, ...(line !== undefined && { line }) } },
    )
  ).remindPeople;

const queued = async () =>
  (
    await pool().query<{ key: string; payload: { profileId: string; values: Record<string, unknown> } }>(
      `select j.key, p.payload from graphile_worker.jobs j
       join graphile_worker._private_jobs p on p.id = j.id where j.key like 'reminder:%' order by j.key`,
    )
  ).rows;

describe('reminder', () => {
  it('sends the open tests and a personal line by e-mail once a day, and writes an audit entry', async () => {
    const person = await makePerson({ account });
    expect(await remind([person.id, person.id.toUpperCase()], token, '  By Friday,\n please ')).toEqual({
      reminded: 1,
      leftOut: 0,
    });
    expect((await queued()).map(({ payload }) => payload)).toMatchObject([
      {
        profileId: person.id,
        template: 'reminder',
        values: { by: 'Marisol Peña', line: 'By Friday, please' },
      },
    ]);
    expect(await auditOf('reminder', person.id)).toMatchObject([{ action: 'add', actor: managerId }]);
    expect(await remind([person.id])).toEqual({ reminded: 0, leftOut: 1 });
    const read = await callsAs(api, token)<{ person: { remindedToday: boolean; remindedAt: string | null } }>(
      'query ($id: ID!) { person(id: $id) { remindedToday remindedAt } }',
      { id: person.id },
    );
    expect(read.person).toEqual({ remindedToday: true, remindedAt: expect.any(String) });
  });

  it('shows a preview in the language of the person', async () => {
    const person = await makePerson({ account, lang: 'fr' });
    const read = async (as: string) =>
      (
        await callsAs(api, as)<{
          person: { reminder: { subject: string; paragraphs: string[] } | null };
        }>('query ($id: ID!) { person(id: $id) { reminder { subject paragraphs } } }', { id: person.id })
      ).person.reminder;
    const visible = await read(token);
    expect(visible?.subject).toMatch(/^Marisol Peña vous rappelle /);
    expect(visible?.paragraphs).toEqual([expect.stringMatching(/^Vous pouvez passer/)]);
    expect(await read(await api.clientToken(await makeClient('reader')))).toBeNull();
    const idle = await makePerson({ account, role: 'admin' });
    const { person: none } = await callsAs(api, token)<{ person: { reminder: null } }>(
      'query ($id: ID!) { person(id: $id) { reminder { subject } } }',
      { id: idle.id },
    );
    expect(none.reminder).toBeNull();
  });

  it('is sent once for two concurrent requests', async () => {
    const person = await makePerson({ account });
    const admin = await api.tokenOf(await makePerson({ role: 'admin' }));
    const both = await Promise.all([remind([person.id]), remind([person.id], admin)]);
    expect(both.map(({ reminded }) => reminded).toSorted()).toEqual([0, 1]);
    expect(await queued()).toHaveLength(1);
  });

  it('can be sent again the next day in the time zone of the site', async () => {
    await pool().query("update site_setting set timezone = 'Pacific/Auckland'");
    evictAll();
    const person = await makePerson({ account });
    const at = async (moment: string) => {
      const restore = replaceClock(() => new Date(moment));
      const { reminded } = await remind([person.id]);
      restore();
      return reminded;
    };
    expect(await at('2026-06-10T11:59:00Z')).toBe(1);
    expect(await at('2026-06-10T11:59:59Z')).toBe(0);
    expect(await at('2026-06-10T12:00:00Z')).toBe(1);
  });

  it('skips the sender, other accounts, disabled people and people without open tests', async () => {
    const others = [
      await makePerson({ account: await makeAccount() }),
      await makePerson(),
      await makePerson({ account, disabled: true }),
      await makePerson({ account, role: 'admin' }),
    ].map(({ id }) => id);
    expect(await remind([managerId, ...others, crypto.randomUUID()])).toEqual({ reminded: 0, leftOut: 6 });
    const alone = await api.tokenOf(await makePerson({ role: 'manager' }));
    const mine = await makePerson({ account });
    expect(await remind([mine.id], alone)).toEqual({ reminded: 0, leftOut: 1 });
    expect(await queued()).toEqual([]);
  });

  it('is available only to managers and administrators, for at most 100 people', async () => {
    const person = await makePerson({ account });
    await expect(remind([person.id], await api.tokenOf(person))).rejects.toThrow('FORBIDDEN');
    await expect(remind([person.id], await api.clientToken(await makeClient('writer')))).rejects.toThrow(
      'FORBIDDEN',
    );
    const many = Array.from({ length: 101 }, () => crypto.randomUUID());
    await expect(remind(many)).rejects.toMatchObject({ fields: ['profileIds'] });
    await expect(remind(['none'])).rejects.toMatchObject({ fields: ['profileIds'] });
    await expect(remind([person.id], token, 'a'.repeat(201))).rejects.toMatchObject({ fields: ['line'] });
  });
});
