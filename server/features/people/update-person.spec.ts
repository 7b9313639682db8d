import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { auditOf } from '#server/testing/audit';
import { callsAs, Rejected } from '#server/testing/api/calls';
import { makeAccount, makePerson, type SpecPerson } from '#server/testing/factories';

let api: Api;
let admin: SpecPerson;
let token: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  // Removes the administrators of previous specs.
  await pool().query("update profile set role = 'user'");
  admin = await makePerson({ role: 'admin' });
  token = await api.tokenOf(admin);
});

interface Changed {
  id: string;
  role: string;
  userType: string;
  account: { id: string } | null;
  disabledAt: string | null;
  updatedAt: string;
}

const fields = 'id role userType account { id } disabledAt updatedAt';

async function read(id: string): Promise<Changed> {
  const { person } = await callsAs(api, token)<{ person: Changed }>(
    `query ($id: ID!) { person(id: $id) { ${fields} } }`,
    { id },
  );
  return person;
}

async function update(id: string, changes: Record<string, unknown>, as = token): Promise<Changed> {
  const { rows } = await pool().query<{ at: string }>(
    `select to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from profile where id = $1`,
    [id],
  );
  const { updatePerson } = await callsAs(api, as)<{ updatePerson: { person: Changed } }>(
    `mutation ($input: UpdatePersonInput!) { updatePerson(input: $input) { person { ${fields} } } }`,
    { input: { id, updatedAt: rows[0]?.at ?? '2026-01-01T00:00:00.000Z', ...changes } },
  );
  return updatePerson.person;
}

const codeOf = (error: unknown): string => (error instanceof Rejected ? error.message : String(error));

describe('updatePerson', () => {
  it('changes the sent fields at once and writes an audit entry', async () => {
    const [from, to] = [await makeAccount(), await makeAccount()];
    const person = await makePerson({ account: from });
    const changed = await update(person.id, { role: 'manager', userType: 'pro', accountId: to.id });
    expect(changed).toMatchObject({ role: 'manager', userType: 'pro', account: { id: to.id } });
    expect(await update(person.id, { accountId: null })).toMatchObject({ role: 'manager', account: null });
    expect(
      (await auditOf('profile', person.id)).map(({ action, actor, changes }) => [action, actor, changes]),
    ).toEqual([
      [
        'user_update',
        admin.id,
        { role: ['user', 'manager'], userType: ['standard', 'pro'], accountId: [from.id, to.id] },
      ],
      ['user_update', admin.id, { accountId: [to.id, null] }],
    ]);
    const { me } = await callsAs(api, await api.tokenOf(person))<{ me: { role: string } }>('{ me { role } }');
    expect(me.role).toBe('manager');
  });

  it('writes nothing when no value changes', async () => {
    const person = await makePerson();
    const before = await read(person.id);
    expect(await update(person.id, { role: 'user', userType: 'standard', disabled: false })).toEqual(before);
    expect(await auditOf('profile', person.id)).toEqual([]);
  });

  it('rejects an invalid update as a whole', async () => {
    const person = await makePerson();
    const disabled = await makeAccount({ disabled: true });
    await expect(update(person.id, { role: 'admin', accountId: disabled.id })).rejects.toMatchObject({
      message: 'BAD_USER_INPUT',
      fields: ['accountId'],
    });
    await expect(update(person.id, { userType: 'pro', role: null })).rejects.toMatchObject({
      fields: ['role'],
    });
    await expect(
      update(person.id, { role: 'admin', updatedAt: '2020-01-01T00:00:00.000Z' }),
    ).rejects.toMatchObject({
      message: 'CONFLICT',
      current: { id: person.id, role: 'user', updatedAt: (await read(person.id))?.updatedAt },
    });
    await expect(update(crypto.randomUUID(), { role: 'admin' })).rejects.toThrow('NOT_FOUND');
    expect(await read(person.id)).toMatchObject({ role: 'user', userType: 'standard' });
  });
});

describe('last administrator', () => {
  it('can’t give up the role or be disabled', async () => {
    for (const change of [{ role: 'user' }, { disabled: true }]) {
      await expect(update(admin.id, change)).rejects.toThrow('LAST_ADMINISTRATOR');
    }
    await makePerson({ role: 'admin', disabled: true });
    await expect(update(admin.id, { role: 'manager' })).rejects.toThrow('LAST_ADMINISTRATOR');
    await makePerson({ role: 'admin' });
    await expect(update(admin.id, { role: 'manager' })).rejects.toThrow('OWN_ROLE');
    expect(await read(admin.id)).toMatchObject({ role: 'admin' });
  });

  it('remains when two administrators demote each other at the same time', async () => {
    const other = await makePerson({ role: 'admin' });
    const othersToken = await api.tokenOf(other);
    const both = await Promise.allSettled([
      update(other.id, { role: 'user' }),
      update(admin.id, { role: 'user' }, othersToken),
    ]);
    const codes = both.flatMap((each) => (each.status === 'rejected' ? [codeOf(each.reason)] : []));
    expect(codes).toEqual(['FORBIDDEN']);
    const { rows } = await pool().query("select from profile where role = 'admin' and disabled_at is null");
    expect(rows).toHaveLength(1);
  });
});

describe('changing the e-mail address of a person', () => {
  const emailOf = async (id: string): Promise<string> =>
    (await pool().query<{ email: string }>('select email from profile where id = $1', [id])).rows[0]!.email;
  const accountsOf = async (id: string): Promise<string[]> =>
    (
      await pool().query<{ email: string }>(
        `select a.email from idp.account a join profile_identity i on i.subject = a.subject::text
         where i.profile_id = $1`,
        [id],
      )
    ).rows.map(({ email }) => email);
  /** Creates a person with a sign-in account and returns their id. */
  const add = async (email: string): Promise<string> => {
    const input = { name: 'Ana Ruiz', email, lang: 'es', role: 'user', userType: 'standard', invite: false };
    const { createPerson } = await callsAs(api, token)<{ createPerson: { person: { id: string } } }>(
      'mutation ($input: CreatePersonInput!) { createPerson(input: $input) { person { id } } }',
      { input },
    );
    return createPerson.person.id;
  };
  const address = (): string => `ana.${crypto.randomUUID()}@shop.example`;
  const mailsTo = async (id: string): Promise<unknown[]> =>
    (
      await pool().query<{ payload: { to: unknown; values: unknown } }>(
        `select p.payload from graphile_worker.jobs j join graphile_worker._private_jobs p on p.id = j.id
         where j.key like $1 order by j.key desc`,
        [`email-changed:${id}:%`],
      )
    ).rows.map(({ payload: { to, values } }) => ({ to, values }));

  it('changes the sign-in account, notifies both addresses, and stores the addresses only in the audit’s personal row', async () => {
    const [before, after] = [address(), address()];
    const id = await add(before);
    await pool().query('update profile_identity set email_verified = true where profile_id = $1', [id]);
    await update(id, { email: ` ${after} ` });
    expect([await emailOf(id), await accountsOf(id)]).toEqual([after, [after]]);
    const to = { name: 'Ana Ruiz', lang: 'es' };
    expect(await mailsTo(id)).toEqual([
      { to: { ...to, email: before }, values: { before, after } },
      { to: { ...to, email: after }, values: { before, after } },
    ]);
    const { rows } = await pool().query(
      'select email_verified as "isVouched" from profile_identity where profile_id = $1',
      [id],
    );
    expect(rows).toEqual([{ isVouched: false }]);
    const entry = (await auditOf('profile', id)).at(-1)!;
    expect([entry.action, entry.actor]).toEqual(['user_update', admin.id]);
    expect(entry.changes).toEqual({ email: [before, after] });
    const open = await pool().query('select 1 from audit_entry where changes::text like $1', [`%${after}%`]);
    expect(open.rows).toEqual([]);
  });

  it('deletes password links sent to the old address', async () => {
    const id = await add(address());
    await pool().query(
      `insert into password_link (token_sha256, profile_id, subject, purpose, expires_at)
       select $2, $1, subject, 'invited', now() + interval '1 day' from profile_identity where profile_id = $1`,
      [id, crypto.randomUUID()],
    );
    await update(id, { email: address() });
    const { rows } = await pool().query('select 1 from password_link where profile_id = $1', [id]);
    expect(rows).toEqual([]);
  });

  it('rejects an invalid address, one in use in any case, and null, and changes nothing', async () => {
    const [mine, other] = [address(), address()];
    const id = await add(mine);
    await add(other);
    for (const email of [other.toUpperCase(), 'nobody', `${'a'.repeat(300)}@shop.example`, null]) {
      await expect(update(id, { email, userType: 'pro' })).rejects.toMatchObject({ fields: ['email'] });
    }
    expect([await emailOf(id), await accountsOf(id)]).toEqual([mine, [mine]]);
    expect(await mailsTo(id)).toEqual([]);
  });

  it('accepts another case of the own address, and assigns a contested address to one of two people', async () => {
    const mine = address();
    const [first, second] = [await add(mine), await add(address())];
    await update(first, { email: mine.toUpperCase() });
    expect(await accountsOf(first)).toEqual([mine.toUpperCase()]);
    const wanted = address();
    const both = await Promise.allSettled([first, second].map((id) => update(id, { email: wanted })));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('is forbidden for managers', async () => {
    const account = await makeAccount();
    const manager = await api.tokenOf(await makePerson({ role: 'manager', account }));
    const person = await makePerson({ account });
    await expect(update(person.id, { email: address() }, manager)).rejects.toThrow('FORBIDDEN');
  });
});

describe('deleted or merged person', () => {
  it.each(['deleted', 'merged'])(
    'rejects changes, points and invitations when removed as %s',
    async (removalReason) => {
      const { id } = await makePerson({ disabled: true });
      await pool().query('update profile set removal_reason = $2 where id = $1', [id, removalReason]);
      const { updatedAt } = await read(id);
      const actions: [string, string, object][] = [
        ['updatePerson', 'UpdatePersonInput', { id, updatedAt, disabled: false }],
        ['updatePerson', 'UpdatePersonInput', { id, updatedAt, email: 'again@spec.example' }],
        ['updateProfile', 'UpdateProfileInput', { id, updatedAt, name: 'Somebody Again' }],
        ['invitePerson', 'InvitePersonInput', { profileId: id }],
        ['setPoints', 'SetPointsInput', { profileId: id, amount: 5, expectedBalance: 0 }],
      ];
      for (const [action, type, input] of actions) {
        const update = callsAs(api, token)(
          `mutation ($input: ${type}!) { ${action}(input: $input) { __typename } }`,
          { input },
        );
        expect([action, await update.then(() => 'done', codeOf)]).toEqual([action, 'NOT_FOUND']);
      }
      expect((await read(id)).updatedAt).toBe(updatedAt);
    },
  );
});
