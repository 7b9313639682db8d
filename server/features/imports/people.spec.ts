import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { auditOf } from '#server/testing/audit';
import { makeAccount, makeModule, makePerson, type SpecPerson } from '#server/testing/factories';
import { importing } from '#server/testing/features/imports';

let api: Api;
let admin: SpecPerson;
let files: ReturnType<typeof importing>;

beforeAll(async () => {
  api = await startApi();
  admin = await makePerson({ role: 'admin' });
  files = importing(api, admin);
});
afterAll(() => api.close());

const profileOf = async (email: string): Promise<Record<string, unknown> | undefined> =>
  (await pool().query('select * from profile where lower(email) = lower($1)', [email])).rows[0];

describe('import of people', () => {
  it('determines an outcome for each row, and changes nothing before it starts', async () => {
    const account = await makeAccount({ number: 'A 4471-208' });
    const known = await makePerson({ name: 'Wei-Lin Chen', location: 'plt2' });
    const same = await makePerson({ name: 'Kofi Mensah' });
    const made = await files.check('people', [
      'E-Mail;Full name;Cust. no;Store;Level;Lang;Tel;Notes',
      `${known.email};Wei-Lin Chen;;PLT-1;Standard;;;`,
      `${same.email.toUpperCase()};Kofi Mensah;;;;EN;;`,
      'ana@people.example;Ana López;a4471208;plt1;Pro;Español;+1 410 555 0142;x',
      'joy@bad;Joy Harper;;;;;;',
      'arjun@people.example;Arjun Singh;4471 999;;;;;',
      'ANA@people.example;Somebody else;;;;;;',
      'nameless@people.example;;;;MC+;;;',
    ]);
    expect(made).toMatchObject({
      status: 'checked',
      rowCount: 7,
      counts: { add: 1, change: 1, unchanged: 1, reject: 4 },
    });
    const rows = await files.rows(made.id);
    expect(rows.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'change'],
      [3, 'unchanged'],
      [4, 'add'],
      [5, 'reject'],
      [6, 'reject'],
      [7, 'reject'],
      [8, 'reject'],
    ]);
    expect(rows[0]!.changes).toEqual([{ field: 'location', before: 'plt2', after: 'plt1' }]);
    expect(
      rows.slice(3).map(({ reasons }) => reasons.map(({ code, field, line }) => [code, field, line])),
    ).toEqual([
      [['INVALID', 'email', null]],
      [['UNKNOWN', 'accountNumber', null]],
      [['DUPLICATE', 'email', 4]],
      [['UNKNOWN', 'userType', null]],
    ]);
    expect(await profileOf('ana@people.example')).toBeUndefined();

    await files.step('startImport', { id: made.id });
    await files.run();
    const done = await files.find(made.id);
    expect(done).toMatchObject({ status: 'done', done: 7, counts: made.counts, doneCounts: made.counts });
    expect(await profileOf('ana@people.example')).toMatchObject({
      name: 'Ana López',
      account_id: account.id,
      location: 'plt1',
      user_type: 'pro',
      lang: 'es',
      phone: '+1 410 555 0142',
      role: 'user',
    });
    expect(await profileOf(known.email)).toMatchObject({ location: 'plt1' });
    const { rows: audit } = await pool().query(
      `select action, actor_id from audit_entry where target_id = $1`,
      [known.id],
    );
    expect(audit).toEqual([{ action: 'user_update', actor_id: admin.id }]);
    expect(
      (await auditOf('import', made.id)).map(({ action, changes }) => [action, changes['status']]),
    ).toEqual([
      ['add', undefined],
      ['edit', ['checked', 'running']],
      ['edit', ['running', 'done']],
    ]);
  });
});

const plain = (email: string, more: Record<string, string> = {}): string[] => {
  const values = { email, name: 'Somebody', ...more };
  return [Object.keys(values).join(','), Object.values(values).join(',')];
};

describe('person in an import', () => {
  it('is found by external id first, and by e-mail address otherwise', async () => {
    await files.take('people', plain('first@ids.example', { externalId: 'HR-1' }));
    const moved = await files.take('people', plain('second@ids.example', { externalId: 'HR-1' }));
    expect(moved.counts).toEqual({ add: 0, change: 1, unchanged: 0, reject: 0 });
    expect(await profileOf('first@ids.example')).toBeUndefined();
    expect(await profileOf('second@ids.example')).toMatchObject({ external_id: 'HR-1' });
    const other = await files.check('people', plain('second@ids.example', { externalId: 'HR-2' }));
    expect((await files.rows(other.id))[0]!.reasons).toMatchObject([{ code: 'TAKEN', field: 'email' }]);
  });

  it('keeps the e-mail address that they sign in with', async () => {
    const { id } = await makePerson();
    await pool().query(`update profile set external_id = 'HR-signs-in' where id = $1`, [id]);
    const made = await files.check('people', plain('other@ids.example', { externalId: 'HR-signs-in' }));
    expect((await files.rows(made.id))[0]!.reasons).toMatchObject([{ code: 'SIGNS_IN', field: 'email' }]);
  });

  it('is added once when the same file is imported again', async () => {
    const lines = plain('again@people.example', {
      externalId: 'HR-again',
      role: 'Responsable',
      country: 'Canadá',
      state: 'QC',
    });
    expect((await files.take('people', lines)).counts).toMatchObject({ add: 1 });
    const before = await profileOf('again@people.example');
    expect(before).toMatchObject({ role: 'manager', country: 'CA', state: 'CA-QC' });
    expect((await files.take('people', lines)).doneCounts).toEqual({
      add: 0,
      change: 0,
      unchanged: 1,
      reject: 0,
    });
    expect(await profileOf('again@people.example')).toEqual(before);
  });

  it('can’t remove their own role or access, and leaves an administrator', async () => {
    const rows = await files.rows(
      (
        await files.take('people', [
          'email,role,disabled',
          `${admin.email},user,`,
          'new-admin@people.example,admin,',
        ])
      ).id,
    );
    expect(rows[0]!.reasons).toMatchObject([
      { code: 'OWN_RECORD', text: expect.stringContaining('Role: You can’t change your own role') },
    ]);
    const { id } = await files.take('people', ['email,disabled', `${admin.email},yes`]);
    expect((await files.rows(id))[0]!.reasons).toMatchObject([{ code: 'OWN_RECORD' }]);
    expect(await profileOf(admin.email)).toMatchObject({ role: 'admin', disabled_at: null });
  });

  it('is signed out at once when disabled, and disabled at the identity provider by a job', async () => {
    const person = await makePerson();
    const token = await api.tokenOf(person);
    await files.take('people', ['email,disabled', `${person.email},oui`]);
    const { body } = await api.graphql('{ me { name } }', {}, token);
    expect(body.errors?.[0]?.extensions.code).toBe('PROFILE_DISABLED');
    await files.take('people', ['email,disabled', `${person.email},no`]);
    expect(await profileOf(person.email)).toMatchObject({ disabled_at: null });
  });

  it('is rejected when they changed after the check', async () => {
    const person = await makePerson({ location: 'plt1' });
    const made = await files.check('people', ['email,location', `${person.email},plt3`]);
    await pool().query(`update profile set location = 'plt2' where id = $1`, [person.id]);
    await files.step('startImport', { id: made.id });
    await files.run();
    expect((await files.find(made.id)).counts).toEqual({ add: 0, change: 0, unchanged: 0, reject: 1 });
    expect((await files.rows(made.id))[0]!.reasons).toMatchObject([{ code: 'CHANGED_SINCE' }]);
    expect(await profileOf(person.email)).toMatchObject({ location: 'plt2' });
  });

  it('is counted and listed in advance when the import revokes PRO', async () => {
    const pro = await makePerson({ userType: 'pro' });
    const made = await files.check('people', [
      'email,userType',
      `${pro.email},standard`,
      'x@y.example,standard',
    ]);
    expect(made.revokesPro).toBe(1);
    expect(
      (await files.rows(made.id, { filter: { revokesPro: true } })).map(({ targetId }) => targetId),
    ).toEqual([pro.id]);
  });
});

describe('row of a merged person', () => {
  const mergedInto = async (kept: SpecPerson, values: Parameters<typeof makePerson>[0] = {}) => {
    const merged = await makePerson(values);
    await pool().query('update profile set merged_into = $2, disabled_at = now() where id = $1', [
      merged.id,
      kept.id,
    ]);
    return merged;
  };

  it('updates the surviving person, by address and by external id', async () => {
    const kept = await makePerson({ location: 'plt1' });
    const [byEmail, byId] = [await mergedInto(kept), await mergedInto(kept)];
    await pool().query(`update profile set external_id = 'GONE-7' where id = $1`, [byId.id]);
    const first = await files.take('people', ['email,location', `${byEmail.email},plt2`]);
    expect(first.doneCounts).toMatchObject({ change: 1, reject: 0 });
    const [row] = await files.rows(first.id);
    expect(row).toMatchObject({ targetId: kept.id });
    expect(row!.changes).toEqual([{ field: 'location', before: 'plt1', after: 'plt2' }]);
    const second = await files.take('people', ['external id,location', 'GONE-7,plt3']);
    expect((await files.rows(second.id))[0]!.changes.map(({ field }) => field)).toEqual(['location']);
    expect(await profileOf(kept.email)).toMatchObject({ id: kept.id, location: 'plt3', external_id: null });
    expect(await profileOf(byEmail.email)).toMatchObject({ id: byEmail.id, location: null });
    expect((await profileOf(byEmail.email))!['disabled_at']).not.toBeNull();
  });

  it('is a duplicate of another row of the same person', async () => {
    const kept = await makePerson();
    const merged = await mergedInto(kept);
    const made = await files.check('people', ['email,name', `${kept.email},One`, `${merged.email},Other`]);
    expect((await files.rows(made.id)).map(({ reasons }) => reasons[0]?.code)).toEqual([
      undefined,
      'DUPLICATE',
    ]);
  });

  it('adds points to the surviving person', async () => {
    const kept = await makePerson();
    const merged = await mergedInto(kept);
    await files.take('points', ['reference,email,points,note', `M-1,${merged.email},70,Fair`]);
    const { rows } = await pool().query(
      'select profile_id, amount from points_entry where profile_id = any($1)',
      [[kept.id, merged.id]],
    );
    expect(rows).toEqual([{ profile_id: kept.id, amount: 70 }]);
  });
});

describe('people added by an import', () => {
  it('are invited when requested, unless they are disabled', async () => {
    const jobs = async (): Promise<number> =>
      (await pool().query(`select from graphile_worker.jobs where task_identifier = 'send-invitation'`))
        .rowCount!;
    const before = await jobs();
    await files.take('people', plain('quiet@invite.example'));
    expect(await jobs()).toBe(before);
    await files.take(
      'people',
      [
        'email,name,disabled',
        'yes@invite.example,A,no',
        'no@invite.example,B,yes',
        'quiet@invite.example,Renamed,no',
      ],
      true,
    );
    expect(await jobs()).toBe(before + 1);
  });

  it('have no sign-in account before they are invited', async () => {
    const { rowCount } = await pool().query(
      `select from profile_identity i join profile p on p.id = i.profile_id where p.email like '%@invite.example'`,
    );
    expect(rowCount).toBe(0);
  });
});

describe('undoing an import of people', () => {
  it('deletes added people whose imported results were undone before', async () => {
    const made = await files.take('people', plain('learned@undo.example'));
    const module = await makeModule({ test: {} });
    const line = (date: string, status: string) => `learned@undo.example,${module.id},${date},${status},50`;
    const results = await files.take('past_results', [
      'e-mail,module,date,status,score',
      line('2021-01-01', 'failed'),
      line('2021-01-02', 'passed'),
    ]);
    expect(results.doneCounts.add).toBe(2);
    expect((await files.find(made.id)).undoPreview).toMatchObject({ removed: 0, addedStays: 1 });
    await files.undo(results.id);
    expect((await files.find(made.id)).undoPreview).toMatchObject({ removed: 1, addedStays: 0 });
    expect((await files.undo(made.id)).undo).toMatchObject({ removed: 1, addedStays: 0 });
    expect(await profileOf('learned@undo.example')).toBeUndefined();
  });

  it('restores added and changed people, except changes made since', async () => {
    const known = await makePerson({ name: 'Before', location: 'plt1' });
    const made = await files.take('people', [
      'email,name,location',
      `${known.email},After,plt2`,
      'gone@undo.example,Gone,plt1',
      'stays@undo.example,Stays,plt1',
      'edited@undo.example,Edited,plt1',
    ]);
    await pool().query(`update profile set location = 'plt3' where id = $1`, [known.id]);
    await pool().query(`update profile set last_seen_at = now() where email = 'stays@undo.example'`);
    await pool().query(
      `update profile set phone = '1', updated_at = now() where email = 'edited@undo.example'`,
    );
    expect(made.undoUntil).not.toBeNull();
    const expected = { removed: 1, addedStays: 2, restored: 1, fieldsStay: 1 };
    expect((await files.find(made.id)).undoPreview).toEqual(expected);
    expect(await files.undo(made.id)).toMatchObject({ status: 'undone', undo: expected, undoUntil: null });
    expect(await profileOf(known.email)).toMatchObject({ name: 'Before', location: 'plt3' });
    expect(await profileOf('gone@undo.example')).toBeUndefined();
    expect(await profileOf('stays@undo.example')).toBeDefined();
    expect(await profileOf('edited@undo.example')).toMatchObject({ phone: '1' });
    const rows = await files.rows(made.id);
    expect(
      rows.map(({ undone, unchangedReasons }) => [
        undone,
        unchangedReasons.map(({ code, field }) => [code, field]),
      ]),
    ).toEqual([
      ['kept', [['CHANGED_AGAIN', 'location']]],
      ['undone', []],
      ['kept', [['IN_USE', null]]],
      ['kept', [['IN_USE', null]]],
    ]);
    expect((await auditOf('profile', known.id)).at(-1)!.changes).toEqual({ name: ['After', 'Before'] });
  });

  it('is possible for seven days', async () => {
    const made = await files.take('people', plain('late@undo.example'));
    await pool().query(
      `update data_import set started_at = now() - interval '7 days 1 second' where id = $1`,
      [made.id],
    );
    expect(await files.find(made.id)).toMatchObject({ undoUntil: null, undoPreview: null });
    await expect(files.undo(made.id)).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});
