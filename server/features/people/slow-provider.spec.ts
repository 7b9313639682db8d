import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { embeddedIdentityProvider } from '#server/features/identity/embedded/embedded-identity-provider';
import { chooseIdentityProvider, type IdentityProvider } from '#server/features/identity/identity-provider';
import { readSubjects } from '#server/features/identity/identity.queries';
import { changeOwnPassword, changePassword } from '#server/features/identity/passwords/password.service';
import { makeLink } from '#server/features/identity/password-link/make-link';
import { setPasswordByLink } from '#server/features/identity/password-link/password-link.service';
import { ownSignIn } from '#server/features/identity/own-sign-in';
import { configuredIssuer } from '#server/features/identity/tokens';
import { pool, select } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import type { Person } from '#server/platform/access/viewer';
import { auditOf } from '#server/testing/audit';
import { makePerson } from '#server/testing/factories';
import { holding, untilWaiting } from '#server/testing/database/waiting';
import { withSaveKey } from '#server/platform/saves/save-key';
import { startIdentityPortal, type IdentityPortal } from '#server/testing/identity/portal';
import { createPerson } from './create-person';
import { moveSignIns } from './move-sign-ins';
import { nameAdministrator } from './name-administrator';
import { personById } from './people.service';
import { updatePerson } from './update-person';

let portal: IdentityPortal;
let admin: Person;
const calls: string[] = [];
let people = 0;
beforeAll(async () => {
  portal = await startIdentityPortal();
  admin = (await makePerson({ role: 'admin' })).viewer;
});
afterEach(() => {
  chooseIdentityProvider(embeddedIdentityProvider);
  calls.length = 0;
});
afterAll(() => portal.close());

/** Simulates an external identity provider, whose calls fail when the caller holds a connection. */
function requestElsewhere(rejection?: AppError): void {
  const elsewhere =
    <Sent extends unknown[], Answer>(name: string, request: (...sent: Sent) => Promise<Answer>) =>
    async (...sent: Sent): Promise<Answer> => {
      calls.push(name);
      await pool().query('select 1');
      if (rejection) throw rejection;
      return request(...sent);
    };
  const { createAccount, setEmail, setPassword, findBySubject, lacksPassword, verifyPassword } =
    embeddedIdentityProvider;
  chooseIdentityProvider({
    ...embeddedIdentityProvider,
    createAccount: elsewhere('createAccount', createAccount),
    setEmail: elsewhere('setEmail', setEmail),
    setPassword: elsewhere('setPassword', setPassword),
    findBySubject: elsewhere('findBySubject', findBySubject),
    lacksPassword: elsewhere('lacksPassword', lacksPassword),
    verifyPassword: elsewhere('verifyPassword', verifyPassword),
  } satisfies IdentityProvider);
}

const newcomer = () => ({
  name: 'Lan Tran',
  email: `lan${++people}@slow.example`,
  lang: 'en' as const,
  role: 'user' as const,
  userType: 'standard' as const,
  accountId: null,
  invite: false,
});

const password = 'winter-Tread-9';
const updatedAtOf = async (id: string) => new Date((await personById(admin, id))!.updatedAt);
const subjectOf = async (id: string) => (await readSubjects(configuredIssuer(), id))[0]!;
const countOf = async (email: string): Promise<number> =>
  (await select(null, 'select from idp.account where lower(email) = lower($1)', [email])).length;

describe('call of a slow external identity provider', () => {
  it('holds no connection while adding a person, changing an address or setting a password', async () => {
    requestElsewhere();
    const { id, email } = await createPerson(admin, newcomer());
    await updatePerson(admin, { id, updatedAt: await updatedAtOf(id), email: `new-${email}` });
    await changePassword(admin, id, password);
    const { token } = await makeLink({ profileId: id, subject: await subjectOf(id), purpose: 'forgotten' });
    await setPasswordByLink({ kind: 'stranger' }, token, `${password}!`);
    const viewer = { ...admin, profileId: id, role: 'user' as const };
    await changeOwnPassword(viewer, `${password}!`, password);
    const all = ['createAccount', 'setEmail', 'setPassword', 'setPassword', 'verifyPassword', 'setPassword'];
    expect(calls).toEqual(all);
    expect([await countOf(email), await countOf(`new-${email}`)]).toEqual([0, 1]);
  });

  it('holds no connection while inviting, moving a sign-in or naming an administrator', async () => {
    requestElsewhere();
    const [imported] = await select<{ id: string }>(
      null,
      `insert into profile (name, email) values ('Imported', 'imported@slow.example') returning id`,
    );
    expect(await ownSignIn(imported!.id)).toBe(await subjectOf(imported!.id));
    const moved = await makePerson();
    await moveSignIns(() => undefined);
    expect(await subjectOf(moved.id)).toBeDefined();
    expect(await nameAdministrator('first@slow.example')).not.toBeNull();
    expect(await nameAdministrator('first@slow.example')).not.toBeNull();
    expect(new Set(calls)).toEqual(new Set(['createAccount', 'lacksPassword']));
  });

  it('leaves everything unchanged when the provider refuses, including the link', async () => {
    const person = await createPerson(admin, newcomer());
    const { token } = await makeLink({
      profileId: person.id,
      subject: await subjectOf(person.id),
      purpose: 'forgotten',
    });
    const away = new AppError('IDENTITY_UNAVAILABLE');
    requestElsewhere(away);
    const rejected = newcomer();
    const link = () => setPasswordByLink({ kind: 'stranger' }, token, password);
    await expect(createPerson(admin, rejected)).rejects.toBe(away);
    const updatedAt = await updatedAtOf(person.id);
    const renaming = updatePerson(admin, { id: person.id, updatedAt, email: 'other@slow.example' });
    await expect(renaming).rejects.toBe(away);
    await expect(changePassword(admin, person.id, password)).rejects.toBe(away);
    await expect(link()).rejects.toBe(away);
    expect(await countOf(rejected.email)).toBe(0);
    expect((await personById(admin, person.id))!.email).toBe(person.email);
    expect((await auditOf('profile', person.id)).map(({ action }) => action)).toEqual(['add']);
    chooseIdentityProvider(embeddedIdentityProvider);
    await link();
  });

  it('leaves a password link valid when a later step fails', async () => {
    const { id } = await createPerson(admin, newcomer());
    const subject = await subjectOf(id);
    const { token } = await makeLink({ profileId: id, subject, purpose: 'forgotten' });
    const link = () => setPasswordByLink({ kind: 'stranger' }, token, password);
    const atCompany = (broker: string | null) =>
      select(null, 'update idp.account set broker = $2 where subject = $1', [subject, broker]);
    await atCompany('dealer-sso');
    await expect(link()).rejects.toMatchObject({ code: 'NO_EMAIL' });
    await atCompany(null);
    await link();
    await expect(link()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is skipped for requests that are rejected anyway', async () => {
    const [one, other] = [await createPerson(admin, newcomer()), await createPerson(admin, newcomer())];
    requestElsewhere();
    const taken = { code: 'BAD_USER_INPUT' };
    await expect(createPerson(admin, { ...newcomer(), email: one.email })).rejects.toMatchObject(taken);
    const updatedAt = await updatedAtOf(other.id);
    const change = (changes: object) => updatePerson(admin, { id: other.id, updatedAt, ...changes });
    await expect(change({ email: one.email.toUpperCase() })).rejects.toMatchObject(taken);
    const stale = { updatedAt: new Date(0), email: 'stale@slow.example' };
    await expect(change(stale)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(calls).toEqual([]);
  });
});

describe('repeated call with a save key during the first call', () => {
  it('adds one person with one invitation, and returns the first call’s person', async () => {
    const who = { ...newcomer(), invite: true };
    const add = () => withSaveKey('add', who, () => createPerson(admin, who));
    const calls = await holding(async (manager) => {
      // The first call has locked the address and waits for its save key.
      await manager.query('lock table save_key in share mode');
      const first = add();
      await untilWaiting(1);
      const second = add();
      await untilWaiting(2);
      return [first, second];
    });
    const [first, second] = await Promise.all(calls);
    expect(second).toEqual(first);
    expect((await select(null, 'select from profile where email = $1', [who.email])).length).toBe(1);
    expect((await auditOf('profile', first!.id)).map(({ action }) => action)).toEqual(['add']);
    const invited = await select(null, 'select from graphile_worker.jobs where key like $1', [
      `%${first!.id}`,
    ]);
    expect(invited).toHaveLength(1);
  });

  it('changes the address once and returns the first call’s result', async () => {
    const { id } = await createPerson(admin, newcomer());
    const change = { id, updatedAt: await updatedAtOf(id), email: 'renamed@slow.example' };
    const update = () => withSaveKey('rename', change, () => updatePerson(admin, change));
    const [called, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    chooseIdentityProvider({
      ...embeddedIdentityProvider,
      setEmail: async (account) => {
        called.resolve();
        await answer.promise;
        return embeddedIdentityProvider.setEmail(account);
      },
    });
    const first = update();
    await called.promise;
    const second = await holding(async (manager) => {
      // The first call has locked the address and waits for the person.
      await manager.query('select from profile where id = $1 for update', [id]);
      answer.resolve();
      await untilWaiting(1);
      const repeat = update();
      await untilWaiting(2);
      return [repeat];
    });
    expect(await second[0]).toEqual(await first);
    expect((await auditOf('profile', id)).map(({ action }) => action)).toEqual(['add', 'user_update']);
  });
});
