import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { deliverBy, sendMailJob } from '#server/features/notifications/notifications.service';
import { mailRecipient } from '#server/features/profile/mail-recipient';
import {
  setPasswordByLink,
  passwordLink,
} from '#server/features/identity/password-link/password-link.service';
import { sendInvitationJob } from '#server/features/identity/password-link/send-invitation.job';
import { now, replaceClock } from '#server/platform/clock';
import { pool } from '#server/platform/database/database';
import type { Mail } from '#server/platform/mail/mailer';
import type { Person, Viewer } from '#server/platform/access/viewer';
import { auditOf } from '#server/testing/audit';
import { makeAccount, makePerson } from '#server/testing/factories';
import { PlainBrowser, signInByForm } from '#server/testing/identity/browser';
import { callApi, startIdentityPortal, type IdentityPortal } from '#server/testing/identity/portal';
import { runDueJobs } from '#server/testing/jobs';
import { createPerson, invitePerson } from './create-person';
import { nameAdministrator } from './name-administrator';
import { personById } from './people.service';
import { updatePerson } from './update-person';

let portal: IdentityPortal;
let admin: Person;
let people = 0;
const sent: Mail[] = [];
const stranger: Viewer = { kind: 'stranger' };
const password = 'summer-Tread-8';

const deliver = deliverBy({ send: async (mail) => void sent.push(mail) }, mailRecipient, {
  publicUrl: 'https://portal.example',
  mailFrom: null,
});
const jobs = [sendInvitationJob(deliver), sendMailJob(deliver)];

beforeAll(async () => {
  portal = await startIdentityPortal();
  admin = (await makePerson({ role: 'admin' })).viewer;
});
afterAll(() => portal.close());
beforeEach(() => {
  sent.length = 0;
});

const newcomer = (changes: Partial<Parameters<typeof createPerson>[1]> = {}) => ({
  name: 'Thao Nguyen',
  email: `thao${++people}@shop.example`,
  lang: 'fr' as const,
  role: 'user' as const,
  userType: 'motorcycle' as const,
  accountId: null,
  invite: true,
  ...changes,
});

const linkIn = (mail: Mail | undefined): string =>
  /https:\/\/portal\.example\/forgot\?invitation=([\w-]{43})\n/.exec(mail?.text ?? '')![1]!;

async function invited(email: string): Promise<string> {
  await runDueJobs(jobs);
  const mails = sent.filter(({ to }) => to.address === email);
  expect(mails).toHaveLength(1);
  sent.length = 0;
  return linkIn(mails[0]);
}

describe('adding a person', () => {
  it('sends an invitation in the person’s language, with which they choose a password and sign in with their role', async () => {
    const account = await makeAccount({ kind: 'gold_retailer' });
    const who = newcomer({ accountId: account.id });
    const person = await createPerson(admin, who);
    expect(person).toMatchObject({ name: who.name, account: { number: account.number }, lastSeenAt: null });
    await runDueJobs(jobs);
    expect(sent).toMatchObject([
      { to: { name: who.name, address: who.email }, lang: 'fr', subject: 'Vous êtes invité' },
    ]);
    const token = linkIn(sent[0]);
    expect(await passwordLink(token)).toEqual({ email: who.email, purpose: 'invited' });
    await expect(signInByForm(new PlainBrowser(portal.origin), who.email, '')).rejects.toThrow('401');
    await setPasswordByLink(stranger, token, password);
    const { access_token } = await signInByForm(new PlainBrowser(portal.origin), who.email, password);
    expect(decodeJwt(access_token)).toMatchObject({
      profileId: person.id,
      role: 'user',
      userType: 'motorcycle',
      lang: 'fr',
    });
    // A first password causes no e-mail about a changed password.
    await runDueJobs(jobs);
    expect(sent).toHaveLength(1);
  });

  it('writes an audit entry with name and e-mail in its separate personal row', async () => {
    const who = newcomer({ invite: false });
    const { id } = await createPerson(admin, who);
    expect(await auditOf('profile', id)).toEqual([
      {
        action: 'add',
        actor: admin.profileId,
        changes: {
          name: [null, who.name],
          email: [null, who.email],
          lang: [null, 'fr'],
          role: [null, 'user'],
          userType: [null, 'motorcycle'],
          accountId: [null, null],
        },
      },
    ]);
    const { rows } = await pool().query<{ text: string }>(
      "select string_agg(e::text, '') as text from audit_entry e where target_id = $1",
      [id],
    );
    expect(rows[0]!.text).not.toContain(who.email);
    await runDueJobs(jobs);
    expect(sent).toEqual([]);
  });

  it('rejects an address in use in any spelling, and adds nobody', async () => {
    const { email } = await createPerson(admin, newcomer({ email: `Kim${++people}@shop.example` }));
    const count = async () => (await pool().query('select from profile')).rowCount;
    const before = await count();
    // Each address normalizes to the existing one: a Kelvin sign for K, full-width letters, another
    // case.
    for (const twin of [email.toUpperCase(), email.replace('K', '\u212A'), email.replace('@', '\uFF20')]) {
      await expect(createPerson(admin, newcomer({ email: twin }))).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
        details: { fields: ['email'] },
      });
    }
    const same = newcomer();
    const both = await Promise.allSettled([createPerson(admin, same), createPerson(admin, same)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await count()).toBe(before! + 1);
  });

  it.each([
    ['name', { name: '  ' }],
    ['name', { name: 'a'.repeat(101) }],
    ['name', { name: 'Thao\nNguyen' }],
    ['email', { email: 'nobody' }],
    ['email', { email: 'two@at@shop.example' }],
    ['email', { email: `${'a'.repeat(300)}@shop.example` }],
    ['accountId', { accountId: '00000000-0000-4000-8000-000000000000' }],
    ['accountId', { accountId: 'none' }],
  ])('rejects an invalid %s', async (field, changes) => {
    await expect(createPerson(admin, newcomer(changes))).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: [field] },
    });
  });

  it('rejects a disabled account', async () => {
    const { id: accountId } = await makeAccount({ disabled: true });
    await expect(createPerson(admin, newcomer({ accountId }))).rejects.toMatchObject({
      details: { fields: ['accountId'] },
    });
  });
});

describe('invitation', () => {
  it('is valid for seven days and one use, and is replaced by the next', async () => {
    const who = newcomer();
    const { id } = await createPerson(admin, who);
    const first = await invited(who.email);
    await invitePerson(admin, id);
    const second = await invited(who.email);
    expect(await passwordLink(first)).toBeNull();
    const day = 24 * 60 * 60_000;
    for (const [days, leads] of [
      [6.99, true],
      [7, false],
    ] as const) {
      const restore = replaceClock(
        (
          (at) => () =>
            at
        )(new Date(now().getTime() + days * day)),
      );
      expect((await passwordLink(second)) !== null).toBe(leads);
      restore();
    }
    await setPasswordByLink(stranger, second, password);
    expect(await passwordLink(second)).toBeNull();
  });

  it('lets an imported person set a password and sign in', async () => {
    const email = `imported${++people}@shop.example`;
    const { rows } = await pool().query<{ id: string }>(
      `insert into profile (name, email, role) values ('Imported', $1, 'manager') returning id`,
      [email],
    );
    const { id } = rows[0]!;
    await invitePerson(admin, id);
    await setPasswordByLink(stranger, await invited(email), password);
    const { access_token } = await signInByForm(new PlainBrowser(portal.origin), email, password);
    expect(decodeJwt(access_token)).toMatchObject({ profileId: id, role: 'manager' });
  });

  it('is rejected for people who sign in elsewhere, disabled people and unknown people', async () => {
    const elsewhere = await makePerson();
    await expect(invitePerson(admin, elsewhere.id)).rejects.toMatchObject({
      code: 'NO_EMAIL',
      message: 'No email address found',
    });
    const { id, updatedAt } = await createPerson(admin, newcomer({ invite: false }));
    await updatePerson(admin, { id, updatedAt: new Date(updatedAt), disabled: true });
    await expect(invitePerson(admin, id)).rejects.toMatchObject({ code: 'PROFILE_DISABLED' });
    await expect(invitePerson(admin, crypto.randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('disabling a person', () => {
  it('ends every session and blocks sign-in until the person is enabled again', async () => {
    const who = newcomer();
    const { id } = await createPerson(admin, who);
    await setPasswordByLink(stranger, await invited(who.email), password);
    const signIn = () => signInByForm(new PlainBrowser(portal.origin), who.email, password);
    const { access_token } = await signIn();
    await callApi(portal, '/api/auth/init', access_token);
    const set = async (disabled: boolean) => {
      const { updatedAt } = (await personById(admin, id))!;
      return updatePerson(admin, { id, updatedAt: new Date(updatedAt), disabled });
    };
    expect((await set(true)).disabledAt).not.toBeNull();
    expect((await callApi(portal, '/viewer', access_token)).body['code']).toBe('PROFILE_DISABLED');
    await expect(signIn()).rejects.toThrow('401');
    expect((await set(false)).disabledAt).toBeNull();
    expect((await callApi(portal, '/viewer', access_token)).body['code']).toBe('TOKEN_INVALID');
    expect((await signIn()).access_token).toBeTruthy();
  });
});

describe('nameAdministrator', () => {
  it('returns a new link on each call until the person has a password, and null after that', async () => {
    const { email } = newcomer();
    const first = await nameAdministrator(email);
    const second = await nameAdministrator(email.toUpperCase());
    expect(await passwordLink(first!)).toBeNull();
    expect(await passwordLink(second!)).toEqual({ email, purpose: 'invited' });
    await setPasswordByLink(stranger, second!, password);
    expect(await nameAdministrator(email)).toBeNull();
    const { access_token } = await signInByForm(new PlainBrowser(portal.origin), email, password);
    expect(decodeJwt(access_token)).toMatchObject({ role: 'admin' });
    const audited = await auditOf('profile', decodeJwt<{ profileId: string }>(access_token).profileId);
    expect(audited.map(({ action, changes }) => [action, changes])).toEqual([
      ['add', { role: [null, 'admin'] }],
      ['user_update', {}],
      ['reset_password', {}],
      ['user_update', {}],
    ]);
  });

  it('enables the account of a disabled person', async () => {
    const { id, email, updatedAt } = await createPerson(admin, newcomer({ invite: false }));
    await updatePerson(admin, { id, updatedAt: new Date(updatedAt), disabled: true });
    const token = await nameAdministrator(email);
    await setPasswordByLink(stranger, token!, password);
    const { access_token } = await signInByForm(new PlainBrowser(portal.origin), email, password);
    expect(decodeJwt(access_token)).toMatchObject({ profileId: id, role: 'admin' });
    expect((await auditOf('profile', id)).at(-2)!.changes).toEqual({
      role: ['user', 'admin'],
      disabledAt: [expect.any(String), null],
    });
  });
});
