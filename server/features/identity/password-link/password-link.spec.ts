import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { deliverBy, sendMailJob } from '#server/features/notifications/notifications.service';
import { mailRecipient } from '#server/features/profile/mail-recipient';
import { evictAll } from '#server/platform/cache/cache';
import { now, replaceClock } from '#server/platform/clock';
import { pool, select } from '#server/platform/database/database';
import type { Mail } from '#server/platform/mail/mailer';
import type { Viewer } from '#server/platform/access/viewer';
import { counted } from '#server/testing/database/counted';
import { PlainBrowser, signInByForm } from '#server/testing/identity/browser';
import {
  callApi,
  makeAccount,
  startIdentityPortal,
  type IdentityPortal,
} from '#server/testing/identity/portal';
import { runDueJobs } from '#server/testing/jobs';
import { changeOwnPassword } from '../passwords/password.service';
import { verifyAccessToken } from '../tokens';
import { viewerOf } from '../viewer.service';
import { passwordLink, requestPasswordLink, setPasswordByLink } from './password-link.service';
import { sendPasswordLinkJob } from './send-password-link.job';

let portal: IdentityPortal;
let people = 0;
let networks = 0;
const sent: Mail[] = [];
const stranger: Viewer = { kind: 'stranger' };
const [before, after] = ['winter-Tread-7', 'summer-Tread-8'];

const deliver = deliverBy({ send: async (mail) => void sent.push(mail) }, mailRecipient, {
  publicUrl: 'https://portal.example',
  mailFrom: null,
});
const jobs = [sendPasswordLinkJob(deliver), sendMailJob(deliver)];

beforeAll(async () => {
  portal = await startIdentityPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await runDueJobs(jobs);
  sent.length = 0;
});

const signIn = (email: string, password: string) =>
  signInByForm(new PlainBrowser(portal.origin), email, password);

/** Creates a person with an account and a profile. */
async function member() {
  const email = `forgetful${++people}@example.com`;
  await makeAccount(email, before);
  const { access_token: token } = await signIn(email, before);
  await callApi(portal, '/api/auth/init', token);
  const [row] = await select<{ id: string }>('spec-id', 'select id from profile where email = $1', [email]);
  return { email, token, id: row!.id };
}

/** Requests a link from a unique network. */
const request = (email: string): Promise<void> =>
  requestPasswordLink(stranger, email, `198.51.${Math.floor(++networks / 250)}.${networks % 250}`);

const tokenIn = (mail: Mail | undefined): string =>
  /https:\/\/portal\.example\/forgot\?link=([\w-]{43})\n/.exec(mail?.text ?? '')![1]!;

async function linkFor(email: string): Promise<string> {
  await request(email);
  await runDueJobs(jobs);
  return tokenIn(sent.at(-1));
}

const set = (token: string, password = after): Promise<void> => setPasswordByLink(stranger, token, password);
const gone = { code: 'NOT_FOUND' };

describe('password link', () => {
  it('is sent in the person’s language, and sets the password, which ends every session', async () => {
    const { email, token, id } = await member();
    await pool().query(`update profile set lang = 'es' where id = $1`, [id]);
    const link = await linkFor(email.toUpperCase());
    expect(sent).toMatchObject([
      {
        to: { name: 'Ada Ribs', address: email },
        lang: 'es',
        subject: 'Restablezca su contraseña',
      },
    ]);
    expect(await passwordLink(link)).toMatchObject({ email });
    await set(link);
    evictAll();
    expect((await callApi(portal, '/viewer', token)).body['code']).toBe('TOKEN_INVALID');
    expect((await callApi(portal, '/api/auth/ended', token)).body['reason']).toBe('password');
    expect((await signIn(email, after)).access_token).toEqual(expect.any(String));
    await expect(signIn(email, before)).rejects.toThrow('401');
  });

  it('is audited without secrets, and notifies the person', async () => {
    const { email, id } = await member();
    const link = await linkFor(email);
    await set(link);
    await runDueJobs(jobs);
    expect(sent.map(({ subject, to }) => [subject, to.address])).toEqual([
      ['Reset your password', email],
      ['Your password was changed', email],
    ]);
    const entries = await select<{ action: string; outcome: string; entry: string }>(
      'spec-reset',
      `select action, outcome, audit_entry::text as entry from audit_entry
       where target_kind = 'profile' and target_id = $1 and action in ('reset_password', 'sent_email') order by id`,
      [id],
    );
    expect(entries.map(({ action, outcome }) => [action, outcome])).toEqual([
      ['sent_email', 'password_link'],
      ['reset_password', 'by_link'],
      ['sent_email', 'password_changed'],
    ]);
    const written = JSON.stringify(entries);
    for (const secret of [link, after, email]) expect(written).not.toContain(secret);
  });

  it('works once, also for concurrent requests, and invalidates the person’s other links', async () => {
    const { email } = await member();
    const [first, second] = [await linkFor(email), await linkFor(email)];
    expect(first).not.toBe(second);
    const both = await Promise.allSettled([set(second), set(second, 'autumn-Tread-9')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    for (const link of [first, second]) {
      expect(await passwordLink(link)).toBeNull();
      await expect(set(link)).rejects.toMatchObject(gone);
    }
  });

  it('stays valid when the password is rejected', async () => {
    const link = await linkFor((await member()).email);
    const rejected = [
      ['seven-7', 'PASSWORD_TOO_SHORT'],
      [`${'a'.repeat(62)}-12`, 'PASSWORD_TOO_LONG'],
      ['letters-only', 'PASSWORD_TOO_WEAK'],
    ] as const;
    for (const [password, code] of rejected)
      await expect(set(link, password)).rejects.toMatchObject({ code });
    await set(link);
    expect(await passwordLink(link)).toBeNull();
  });

  it('rejects the current password, stays valid, ends no session and counts no failed sign-in', async () => {
    const { email, token } = await member();
    const link = await linkFor(email);
    const counts = () =>
      select<{ rows: string }>(
        'spec-tries',
        'select coalesce(json_agg(t)::text, $1) as rows from counted_tries t',
        [''],
      );
    const counted = await counts();
    // More than the failed attempts after which the sign-in form throttles.
    for (let tries = 0; tries < 6; tries++)
      await expect(set(link, before)).rejects.toMatchObject({ code: 'PASSWORD_UNCHANGED' });
    expect(await counts()).toEqual(counted);
    evictAll();
    expect((await callApi(portal, '/viewer', token)).status).toBe(200);
    expect((await signIn(email, before)).access_token).toEqual(expect.any(String));
    expect(await passwordLink(link)).toMatchObject({ email });
    await set(link);
    expect((await signIn(email, after)).access_token).toEqual(expect.any(String));
  });

  it('reveals nothing about a password to callers without a valid link', async () => {
    const { email } = await member();
    const link = await linkFor(email);
    await set(link);
    for (const token of [link, 'x'.repeat(43)])
      for (const password of [after, 'autumn-Tread-9'])
        await expect(set(token, password)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is invalid once the password was changed another way', async () => {
    const { email, token } = await member();
    const link = await linkFor(email);
    await changeOwnPassword(await viewerOf(await verifyAccessToken(token)), before, 'autumn-Tread-9');
    expect(await passwordLink(link)).toBeNull();
    await expect(set(link)).rejects.toMatchObject(gone);
  });

  it('is invalid after 30 minutes, for a disabled person, and when it was never sent', async () => {
    const { email, id } = await member();
    const link = await linkFor(email);
    const later = new Date(now().getTime() + 30 * 60_000);
    const restoreClock = replaceClock(() => later);
    try {
      expect(await passwordLink(link)).toBeNull();
      await expect(set(link)).rejects.toMatchObject(gone);
    } finally {
      restoreClock();
    }
    await pool().query('update profile set disabled_at = now() where id = $1', [id]);
    expect(await passwordLink(link)).toBeNull();
    await expect(set(link)).rejects.toMatchObject(gone);
    await expect(set('')).rejects.toMatchObject(gone);
  });

  it('is sent to the address of the sign-in account, whatever the profile’s address', async () => {
    const { email, id } = await member();
    await pool().query(`update profile set email = 'elsewhere@example.com' where id = $1`, [id]);
    await request('elsewhere@example.com');
    await runDueJobs(jobs);
    expect(sent).toEqual([]);
    await linkFor(email);
    expect(sent.map(({ to }) => to.address)).toEqual([email]);
  });
});

describe('requesting a password link', () => {
  it('takes the same work and returns the same answer for known and unknown addresses', async () => {
    const [person, disabled] = [await member(), await member()];
    await pool().query('update profile set disabled_at = now() where id = $1', [disabled.id]);
    await makeAccount('nobody-yet@example.com', before);
    const known = await counted(() => request(person.email));
    await runDueJobs(jobs);
    expect(sent).toHaveLength(1);
    for (const email of [disabled.email, 'nobody-yet@example.com', 'unknown@example.com']) {
      const unknown = await counted(() => request(email));
      expect(unknown).toEqual(known);
      const [row] = await select<{ count: number }>(
        'spec-links-queued',
        `select count(*)::int as count from graphile_worker.jobs where task_identifier = 'send-password-link'`,
      );
      expect(row!.count).toBe(1);
      await runDueJobs(jobs);
    }
    expect(sent).toHaveLength(1);
  });

  it('sends at most three links per hour to an address, without revealing it', async () => {
    const { email } = await member();
    for (let count = 0; count < 3; count++) await linkFor(email);
    expect(sent).toHaveLength(3);
    await expect(request(` ${email.toUpperCase()}`)).resolves.toBeUndefined();
    await runDueJobs(jobs);
    expect(sent).toHaveLength(3);
    await pool().query('update counted_tries set open_at = now(), forgotten_at = now()');
    await linkFor(email);
    expect(sent).toHaveLength(4);
  });

  it('rejects the twenty-first request of a network in an hour', async () => {
    const from = (index: number) => requestPasswordLink(stranger, `n${index}@example.com`, '203.0.113.9');
    for (let index = 0; index < 20; index++) await from(index);
    await expect(from(20)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('rejects an invalid address', async () => {
    for (const email of ['', 'ada', `${'a'.repeat(300)}@example.com`, 'a\0@example.com']) {
      await expect(request(email)).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
        details: { fields: ['email'] },
      });
    }
  });
});
