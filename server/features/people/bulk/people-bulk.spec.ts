import { Client } from 'pg';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { closeOrOpenSignIns, endSessionsOf } from '#server/features/identity/sessions/end-sessions';
import { evictAll } from '#server/platform/cache/cache';
import { pool, transaction } from '#server/platform/database/database';
import { log } from '#server/platform/logging/log';
import { adminPortal } from '#server/testing/admin-portal';
import { BulkCalls, makeMany } from '#server/testing/bulk';
import { counted } from '#server/testing/database/counted';
import { makeAccount, makeClient, makeModule, makePerson, setPrograms } from '#server/testing/factories';

const portal = adminPortal();
const bulk = new BulkCalls(portal);

const run = async <Row = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await pool().query(text, values)).rows as Row[];

const rolesOf = async (ids: readonly string[]) =>
  (
    await run<{ role: string }>('select role from profile where id = any($1::uuid[]) order by name', [ids])
  ).map(({ role }) => role);

const entriesOf = (id: string) =>
  run('select action, actor_id as actor, changes from audit_entry where target_id = $1 order by id', [id]);

/** Makes people PRO since the given time. */
const datePro = (ids: readonly string[], since: string) =>
  run('update profile set pro_since = $2 where id = any($1::uuid[])', [ids, since]);

const role = (value: string, selection: Record<string, unknown>) => ({
  action: 'role',
  values: [{ name: 'role', value }],
  selection,
});

let word = 0;
/** Returns a name that no other person has. */
const name = (): string => `Bulk${String.fromCharCode(65 + (word % 26))}${++word}`;

describe('preview of a bulk action', () => {
  it('counts the affected people and their current values, lists who is skipped and why, and names the first ten', async () => {
    const of = name();
    const ids = await makeMany(of, 14);
    await run("update profile set role = 'manager' where id = any($1::uuid[])", [ids.slice(0, 3)]);
    await run('update profile set name = $2 where id = $1', [ids[3], `${of} 0000`]);
    const preview = await bulk.preview(role('manager', { ids: [...ids, portal.admin.id] }));
    expect(preview).toMatchObject({
      total: 15,
      takes: 11,
      canBeUndone: true,
      before: [{ value: 'user', count: 11 }],
      leftOut: [
        { reason: 'already', count: 3 },
        { reason: 'self', count: 1 },
      ],
    });
    expect(preview.names).toHaveLength(10);
    expect(preview.names[0]).toBe(`${of} 0000`);
    expect(await rolesOf(ids)).toContain('user');
  });

  it('adds the e-mail address to people with the same name', async () => {
    const same = name();
    const [one, other] = [await makePerson({ name: same }), await makePerson({ name: same })];
    const alone = await makePerson({ name: `${same} Z` });
    const emails = await run<{ email: string }>(
      'select email from profile where id = any($1::uuid[]) order by id',
      [[one.id, other.id]],
    );
    const { names } = await bulk.preview(role('manager', { ids: [one.id, other.id, alone.id] }));
    expect(names).toEqual([...emails.map(({ email }) => `${same} (${email})`), `${same} Z`]);
    expect((await bulk.preview(role('manager', { ids: [one.id] }))).names).toEqual([same]);
  });

  it('selects the same people as the list, by its search, filter and conditions', async () => {
    const of = name();
    const ids = await makeMany(of, 6);
    await run("update profile set user_type = 'pro' where id = any($1::uuid[])", [ids.slice(0, 2)]);
    const found = (more: Record<string, unknown>) =>
      bulk
        .preview({ action: 'disable', selection: { all: true, search: of, ...more } })
        .then(({ total }) => total);
    expect(await found({})).toBe(6);
    expect(await found({ filter: JSON.stringify({ userTypes: ['pro'] }) })).toBe(2);
    expect(await found({ where: JSON.stringify({ userType: { noneOf: ['pro'] } }) })).toBe(4);
    expect(await found({ except: [ids[0]] })).toBe(5);
  });

  it.each([
    ['an unknown list', { list: 'nowhere' }, 'list'],
    ['an action of another list', { action: 'pack' }, 'action'],
    ['an invalid value', { values: [{ name: 'role', value: 'king' }] }, 'values.role'],
    ['a missing value', { values: [] }, 'values.role'],
    ['ids together with all rows', { selection: { all: true, ids: [] } }, 'selection'],
    ['an empty selection', { selection: {} }, 'selection'],
    ['an invalid id', { selection: { ids: ['x'] } }, 'selection.ids'],
    ['too many ids', { selection: { ids: Array<string>(1001).fill(crypto.randomUUID()) } }, 'selection.ids'],
    ['a filter that isn’t JSON', { selection: { all: true, filter: '{' } }, 'filter'],
    ['an unknown filter', { selection: { all: true, filter: '{"shoe": 1}' } }, 'filter.shoe'],
    [
      'a condition on an unknown column',
      { selection: { all: true, where: '{"phone": {"oneOf": ["1"]}}' } },
      'where.phone',
    ],
  ])('rejects %s, and names the field', async (_what, over, field) => {
    const input = { list: 'people', ...role('manager', { ids: [portal.admin.id] }), ...over };
    const { body } = await portal.api.graphql(
      'query ($input: BulkInput!) { bulkPreview(input: $input) { total } }',
      { input },
      portal.token,
    );
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [field] });
  });
});

describe('bulk action on people', () => {
  it('changes each row, writes its audit entry under the actor, and counts the rows', async () => {
    const ids = await makeMany(name(), 5);
    const started = await bulk.start(role('manager', { ids: [...ids, portal.admin.id] }));
    expect(started).toMatchObject({ state: 'running', total: 6, done: 0 });
    await bulk.run(2);
    expect(await bulk.read(started.id)).toMatchObject({
      state: 'done',
      done: 5,
      leftOut: 1,
      canBeUndone: true,
    });
    expect(await bulk.report(started.id)).toEqual([['Ada Admin', 'self', null]]);
    expect(await rolesOf(ids)).toEqual(Array(5).fill('manager'));
    expect(await entriesOf(ids[0]!)).toEqual([
      { action: 'user_update', actor: portal.admin.id, changes: { role: ['user', 'manager'] } },
    ]);
    const of = { list: [null, 'people'], action: [null, 'role'], total: [null, 6] };
    expect(await entriesOf(started.id)).toEqual([{ action: 'add', actor: portal.admin.id, changes: of }]);
  });

  it('changes only people who matched when it started, and reports those who changed or were deleted since', async () => {
    const of = name();
    const ids = await makeMany(of, 4);
    const { id } = await bulk.start({ action: 'disable', selection: { all: true, search: of } });
    const [late] = await makeMany(`${of} late`, 1);
    await run('update profile set disabled_at = now() where id = $1', [ids[0]]);
    await run('delete from profile where id = $1', [ids[1]]);
    await bulk.run();
    expect(await bulk.read(id)).toMatchObject({ state: 'done', total: 4, done: 2, leftOut: 2 });
    const report = await bulk.report(id);
    expect(report).toHaveLength(2);
    expect(report).toEqual(
      expect.arrayContaining([
        [`${of} 0001`, 'already', null],
        [null, 'gone', null],
      ]),
    );
    const rows = await run('select id from profile where id = $1 and disabled_at is null', [late]);
    expect(rows).toHaveLength(1);
  });

  it('starts once per key, also when two requests send it at the same time', async () => {
    const ids = await makeMany(name(), 1);
    const input = role('manager', { ids });
    const [one, other] = await Promise.all([
      bulk.start(input, undefined, 'twice'),
      bulk.start(input, undefined, 'twice'),
    ]);
    expect(one.id).toBe(other.id);
    await bulk.run();
  });

  it('rejects an action that would change nothing, and stores nothing', async () => {
    const before = await run('select id from bulk_action');
    await expect(bulk.start(role('user', { ids: [portal.admin.id] }))).rejects.toThrow('BAD_USER_INPUT');
    await expect(bulk.start({ action: 'disable', selection: { ids: [portal.admin.id] } })).rejects.toThrow(
      'BAD_USER_INPUT',
    );
    expect(await run('select id from bulk_action')).toHaveLength(before.length);
  });

  it('stops after the current batch when cancelled, and leaves the other rows unchanged', async () => {
    const ids = await makeMany(name(), 5);
    const { id } = await bulk.start(role('manager', { ids }));
    expect(await bulk.change('cancelBulkAction', id)).toMatchObject({
      state: 'cancelled',
      canBeUndone: false,
    });
    await bulk.run();
    expect(await bulk.read(id)).toMatchObject({ state: 'cancelled', total: 5, done: 0, leftOut: 0 });
    expect(await rolesOf(ids)).toEqual(Array(5).fill('user'));
  });

  it('continues after the last committed batch when its connection is lost, and repeats nothing', async () => {
    const ids = (await makeMany(name(), 30)).sort();
    const { id } = await bulk.start(role('manager', { ids }));
    // A lock on a person of the third batch makes the job wait there.
    const holder = new Client({ connectionString: pool().options.connectionString! });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select from profile where id = $1 for update', [ids[25]]);
    const running = bulk.run(10);
    const waiting = `select pid from pg_stat_activity where wait_event_type = 'Lock' and query like '%for no key update%'
      and datname = current_database()`;
    let pids: { pid: number }[] = [];
    while (pids.length === 0) pids = await run<{ pid: number }>(waiting);
    expect(await bulk.read(id)).toMatchObject({ state: 'running', done: 20 });
    await holder.query('select pg_terminate_backend($1)', [pids[0]!.pid]);
    const level = log.level;
    log.level = 'silent';
    await expect(running).rejects.toThrow('terminating connection');
    log.level = level;
    await holder.query('rollback');
    await holder.end();
    await run('update graphile_worker._private_jobs set run_at = now()');
    await bulk.run(10);
    expect(await bulk.read(id)).toMatchObject({ state: 'done', done: 30, leftOut: 0 });
    const entries = await run<{ count: number }>(
      `select count(*)::int as count from audit_entry where action = 'user_update' and target_id = any($1::text[])
       group by target_id`,
      [ids],
    );
    expect(entries).toEqual(Array(30).fill({ count: 1 }));
  });

  it('stops when its actor is no longer an administrator', async () => {
    const ids = await makeMany(name(), 3);
    const other = await makePerson({ role: 'admin', name: 'Otto Other' });
    const { id } = await bulk.start(role('manager', { ids }), await portal.api.tokenOf(other));
    await run("update profile set role = 'user' where id = $1", [other.id]);
    evictAll();
    await bulk.run();
    expect(await bulk.read(id)).toMatchObject({ state: 'stopped', stoppedBecause: 'not_allowed', done: 0 });
    expect(await rolesOf(ids)).toEqual(Array(3).fill('user'));
  });

  it('leaves one administrator when two administrators demote each other', async () => {
    const other = await makePerson({ role: 'admin', name: 'Otto Other' });
    const token = await portal.api.tokenOf(other);
    const first = await bulk.start(role('user', { ids: [other.id] }));
    const second = await bulk.start(role('user', { ids: [portal.admin.id] }), token);
    await bulk.run();
    const states = await Promise.all([bulk.read(first.id), bulk.read(second.id)]);
    expect(states.map(({ state }) => state).sort()).toEqual(['done', 'stopped']);
    expect((await rolesOf([other.id, portal.admin.id])).sort()).toEqual(['admin', 'user']);
    await run("update profile set role = 'admin' where id = $1", [portal.admin.id]);
    evictAll();
  });

  it('rejects managers, learners and API clients', async () => {
    const ids = await makeMany(name(), 1);
    const tokens = [
      await portal.api.tokenOf(await makePerson({ role: 'manager' })),
      await portal.api.tokenOf(await makePerson()),
      await portal.api.clientToken(await makeClient('writer')),
    ];
    for (const token of tokens) {
      await expect(bulk.start(role('manager', { ids }), token)).rejects.toThrow('FORBIDDEN');
    }
  });
});

describe('undoing a bulk action', () => {
  it('restores the former values, except those changed since, and reports these', async () => {
    const of = name();
    const ids = await makeMany(of, 3);
    const [from, to] = [await makeAccount(), await makeAccount()];
    await run('update profile set account_id = $2 where id = $1', [ids[0], from.id]);
    const { id } = await bulk.done({
      action: 'account',
      values: [{ name: 'accountId', value: to.id }],
      selection: { ids },
    });
    await run('update profile set account_id = $2 where id = $1', [ids[2], from.id]);
    expect(await bulk.undone(id)).toMatchObject({ state: 'undone', done: 3, undone: 2, kept: 1 });
    expect(await bulk.report(id)).toEqual([[`${of} 0003`, 'changed_since', null]]);
    const stored = await run<{ account_id: string | null }>(
      'select account_id from profile where id = any($1::uuid[]) order by name',
      [ids],
    );
    expect(stored.map(({ account_id: account }) => account)).toEqual([from.id, null, from.id]);
    await expect(bulk.change('undoBulkAction', id)).resolves.toMatchObject({ state: 'undone' });
  });

  it('skips people whose former account was deleted', async () => {
    const of = name();
    const ids = await makeMany(of, 2);
    const [from, to] = [await makeAccount(), await makeAccount()];
    await run('update profile set account_id = $2 where id = $1', [ids[0], from.id]);
    const { id } = await bulk.done({
      action: 'account',
      values: [{ name: 'accountId', value: to.id }],
      selection: { ids },
    });
    await run('delete from account where id = $1', [from.id]);
    expect(await bulk.undone(id)).toMatchObject({ state: 'undone', undone: 1, kept: 1 });
    expect(await bulk.report(id)).toEqual([[`${of} 0001`, 'no_account', null]]);
  });

  it('enables disabled people again, and accepts only tokens issued since', async () => {
    const person = await makePerson({ name: name() });
    const { id } = await bulk.done({ action: 'disable', selection: { ids: [person.id] } });
    await expect(portal.call('{ me { id } }', {}, await portal.api.tokenOf(person))).rejects.toThrow(
      'PROFILE_DISABLED',
    );
    await bulk.undone(id);
    const iat = Math.floor(Date.now() / 1000) + 1;
    const token = await portal.api.tokenOf(person, { iat });
    expect(await portal.call('{ me { id } }', {}, token)).toEqual({ me: { id: person.id } });
  });

  it('skips a person who was merged into another since', async () => {
    const { id: personId } = await makePerson({ name: name() });
    const { id } = await bulk.done({ action: 'disable', selection: { ids: [personId] } });
    await run("update profile set removal_reason = 'merged' where id = $1", [personId]);
    expect(await bulk.undone(id)).toMatchObject({ undone: 0, kept: 1 });
    expect(await run('select disabled_at is null as open from profile where id = $1', [personId])).toEqual([
      { open: false },
    ]);
  });

  it('restores PRO people with their former cycle, except those who became PRO again', async () => {
    const ids = await makeMany(name(), 2);
    await run(
      `update profile set user_type = 'pro', pro_cycle_started_at = '2026-01-02 03:04:05.678901Z'
       where id = any($1::uuid[])`,
      [ids],
    );
    await datePro(ids, '2026-02-03 04:05:06.789012Z');
    const { id } = await bulk.done({ action: 'resetPro', selection: { ids } });
    await run("update profile set user_type = 'pro' where id = $1", [ids[1]]);
    expect(await bulk.undone(id)).toMatchObject({ undone: 1, kept: 1 });
    const rows = await run(
      'select user_type, pro_cycle_started_at::text as cycle, pro_since::text as since from profile where id = $1',
      [ids[0]],
    );
    expect(rows).toEqual([
      { user_type: 'pro', cycle: '2026-01-02 03:04:05.678901+00', since: '2026-02-03 04:05:06.789012+00' },
    ]);
  });

  it('keeps the points and program access of the people of a PRO reset, and closes modules for PRO people', async () => {
    const [person, account] = [await makePerson({ userType: 'pro' }), await makeAccount()];
    await setPrograms({ distributor: true, retailer: false });
    const gold = await makeModule({ group: 'gold_distributor', test: null });
    const forPro = await makeModule({ userTypes: ['pro'] });
    await run(
      `insert into program_entry (profile_id, bucket, account_id, expires_at)
       values ($1, 'distributor', $2, now() + interval '7 days')`,
      [person.id, account.id],
    );
    await run(`insert into points_balance (profile_id, balance) values ($1, 340)`, [person.id]);
    const query = `query ($gold: ID!, $forPro: ID!) { gold: module(id: $gold) { id } me { points userType }
      forPro: module(id: $forPro) { myTest { access { open reason } } } }`;
    const seen = async () => {
      const token = await portal.api.tokenOf(person);
      return (await portal.api.graphql(query, { gold: gold.id, forPro: forPro.id }, token)).body.data;
    };
    expect(await seen()).toEqual({
      gold: { id: gold.id },
      me: { points: 340, userType: 'pro' },
      forPro: { myTest: { access: { open: true, reason: null } } },
    });
    await bulk.done({ action: 'resetPro', selection: { ids: [person.id] } });
    expect(await seen()).toEqual({
      gold: { id: gold.id },
      me: { points: 340, userType: 'standard' },
      forPro: { myTest: { access: { open: false, reason: 'wrong_user_type' } } },
    });
  });

  it('restores a user type with the date the people became PRO', async () => {
    const ids = await makeMany(name(), 2);
    await run("update profile set user_type = 'pro' where id = $1", [ids[0]]);
    await datePro(ids.slice(0, 1), '2025-02-03 04:05:06.789012Z');
    const { id } = await bulk.done({
      action: 'userType',
      values: [{ name: 'userType', value: 'conti' }],
      selection: { ids },
    });
    expect(await bulk.undone(id)).toMatchObject({ undone: 2, kept: 0 });
    const rows = await run(
      'select user_type, pro_since::text as since from profile where id = any($1::uuid[]) order by name',
      [ids],
    );
    expect(rows).toEqual([
      { user_type: 'pro', since: '2025-02-03 04:05:06.789012+00' },
      { user_type: 'standard', since: null },
    ]);
    expect((await entriesOf(ids[0]!)).map(({ changes }) => changes)).toEqual([
      { userType: ['pro', 'conti'] },
      { userType: ['conti', 'pro'] },
    ]);
  });

  it('rejects undoing after seven days, while the action runs, and of actions that can’t be undone', async () => {
    const ids = await makeMany(name(), 1);
    const { id } = await bulk.start(role('manager', { ids }));
    await expect(bulk.change('undoBulkAction', id)).rejects.toThrow('CONFLICT');
    await bulk.run();
    await run("update bulk_action set undo_until = now() - interval '1 second' where id = $1", [id]);
    await expect(bulk.change('undoBulkAction', id)).rejects.toThrow('CONFLICT');
    const sessions = await bulk.done({ action: 'endSessions', selection: { ids } });
    expect(sessions).toMatchObject({ state: 'done', canBeUndone: false });
    await expect(bulk.change('undoBulkAction', sessions.id)).rejects.toThrow('CONFLICT');
  });

  it('continues when another administrator takes it over from one who lost the role', async () => {
    const ids = await makeMany(name(), 2);
    const { id } = await bulk.done(role('manager', { ids }));
    const other = await makePerson({ role: 'admin' });
    await bulk.change('undoBulkAction', id, await portal.api.tokenOf(other));
    await run("update profile set role = 'user' where id = $1", [other.id]);
    evictAll();
    await bulk.run();
    expect(await bulk.read(id)).toMatchObject({
      state: 'stopped',
      stoppedBecause: 'not_allowed',
      undone: 0,
      canBeUndone: true,
    });
    expect(await bulk.undone(id)).toMatchObject({ state: 'undone', stoppedBecause: null, undone: 2 });
  });

  it('skips the person who undoes the action, so that they keep their own role', async () => {
    const other = await makePerson({ name: 'Otto Other' });
    const { id } = await bulk.done(role('admin', { ids: [other.id] }));
    evictAll();
    await bulk.change('undoBulkAction', id, await portal.api.tokenOf(other));
    await bulk.run();
    expect(await bulk.read(id)).toMatchObject({ state: 'undone', undone: 0, kept: 1 });
    expect(await bulk.report(id)).toEqual([['Otto Other', 'self', null]]);
    await run("update profile set role = 'user' where id = $1", [other.id]);
  });
});

describe('bulk actions on people', () => {
  beforeEach(() => run('delete from graphile_worker._private_jobs'));

  const queued = (job: string) =>
    run<{ id: string }>(
      `select payload ->> 'profileId' as id from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1`,
      [job],
    );

  it('invite people who sign in with a password here or can’t sign in yet, unless they are disabled', async () => {
    const [person, disabled] = [await makePerson(), await makePerson({ disabled: true })];
    const [imported, other] = await makeMany(name(), 2);
    await run(
      `insert into profile_identity (issuer, subject, profile_id) values ('elsewhere', 'theirs', $1)`,
      [other],
    );
    const { id } = await bulk.done({
      action: 'invite',
      selection: { ids: [person.id, disabled.id, imported, other] },
    });
    expect(await bulk.read(id)).toMatchObject({ done: 2, leftOut: 2 });
    expect((await bulk.report(id)).map(([, reason]) => reason).sort()).toEqual(['disabled', 'elsewhere']);
    const all = (await queued('send-invitation')).map((each) => each.id);
    expect(all.sort()).toEqual([person.id, imported].sort());
  });

  it('end the sessions of other people, but not the actor’s own', async () => {
    const person = await makePerson();
    const before = await portal.api.tokenOf(person, { iat: Math.floor(Date.now() / 1000) - 60 });
    await bulk.done({ action: 'endSessions', selection: { ids: [person.id, portal.admin.id] } });
    await expect(portal.call('{ me { id } }', {}, before)).rejects.toThrow('TOKEN_INVALID');
    await expect(portal.call('{ me { id } }')).resolves.toMatchObject({ me: { id: portal.admin.id } });
  });

  it('end sessions and sign-ins with the same number of statements for one person and for many', async () => {
    const count = async (many: number): Promise<number> => {
      const people = await Promise.all(Array.from({ length: many }, () => makePerson()));
      const ids = people.map(({ id }) => id);
      const end = () =>
        transaction(async (manager) => {
          await endSessionsOf(manager, ids);
          await closeOrOpenSignIns(manager, ids, false);
        });
      return (await counted(end)).statements;
    };
    expect(await count(40)).toBe(await count(1));
  });

  it('remind only people with an open test, and report the others', async () => {
    const ids = await makeMany(name(), 2);
    const { id } = await bulk.start({ action: 'remind', selection: { ids } });
    await bulk.run();
    expect(await bulk.read(id)).toMatchObject({ state: 'done', done: 0, leftOut: 2 });
    expect((await bulk.report(id)).map(([, reason]) => reason)).toEqual(['nothing_open', 'nothing_open']);
  });

  it('change nobody when the selected account was disabled since', async () => {
    const ids = await makeMany(name(), 2);
    const account = await makeAccount();
    const { id } = await bulk.start({
      action: 'account',
      values: [{ name: 'accountId', value: account.id }],
      selection: { ids },
    });
    await run('update account set disabled_at = now() where id = $1', [account.id]);
    await bulk.run();
    expect(await bulk.read(id)).toMatchObject({ state: 'done', done: 0, leftOut: 2 });
    expect((await bulk.report(id)).map(([, reason]) => reason)).toEqual(['no_account', 'no_account']);
  });

  it('skip deleted people', async () => {
    const ids = await makeMany(name(), 2);
    await run("update profile set removal_reason = 'deleted' where id = $1", [ids[0]]);
    expect(await bulk.preview(role('manager', { ids }))).toMatchObject({
      takes: 1,
      leftOut: [{ reason: 'gone', count: 1 }],
    });
  });
});
