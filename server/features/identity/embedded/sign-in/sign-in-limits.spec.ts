import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { deliverBy, sendMailJob } from '#server/features/notifications/notifications.service';
import { mailRecipient } from '#server/features/profile/mail-recipient';
import { select } from '#server/platform/database/database';
import type { Mail } from '#server/platform/mail/mailer';
import {
  fragmentOf,
  locationOf,
  openSignIn,
  PlainBrowser,
  signInByForm,
} from '#server/testing/identity/browser';
import {
  callApi,
  makeAccount,
  startIdentityPortal,
  type IdentityPortal,
} from '#server/testing/identity/portal';
import { runDueJobs } from '#server/testing/jobs';
import { warnOfTriesJob } from './warn-of-tries.job';

let portal: IdentityPortal;
const password = 'winter-Tread-7';
const mail = 'ada@example.com';

beforeAll(async () => {
  portal = await startIdentityPortal();
  await makeAccount(mail, password);
  await makeAccount('eve@example.com', password, 'Eve');
});
afterAll(() => portal.close());
beforeEach(() => select('spec-forget-tries', 'delete from counted_tries'));

const from = (address: string): PlainBrowser => new PlainBrowser(portal.origin, address);

/** Submits the sign-in form once, also in a browser with a session. */
async function tryAs(browser: PlainBrowser, email: string, typed: string): Promise<Response> {
  const { page } = await openSignIn(browser, { prompt: 'login' });
  return browser.post(page, { email, password: typed });
}

const fails = (address: string, email = mail): Promise<Response> =>
  tryAs(from(address), email, 'not-the-one-1');

/** Moves the counted attempts of an address into the past, so that no wait is left. */
const letWaitsPass = () => select('spec-waits', 'update counted_tries set open_at = now()');

async function failOften(times: number, address: (index: number) => string, email = mail): Promise<void> {
  for (let tries = 0; tries < times; tries++) {
    expect((await fails(address(tries), email)).status).toBe(401);
    await letWaitsPass();
  }
}

/** Fails sign-ins from a thousand addresses, which can continue. */
async function guessFromEverywhere(): Promise<void> {
  await fails('203.0.113.200');
  await select(
    'spec-guessed',
    `update counted_tries set tries = 30, open_at = now() + interval '1 minute' where key like 'name:%'`,
  );
}

const waits = async (address: string, email = mail): Promise<number[]> => {
  const found: number[] = [];
  for (let tries = 0; tries < 14; tries++) {
    expect((await fails(address, email)).status).toBe(401);
    const [row] = await select<{ wait: number }>(
      'spec-wait',
      `select max(round(extract(epoch from open_at - now()) / 15) * 15)::int as wait from counted_tries`,
    );
    found.push(Math.max(0, row!.wait));
    await letWaitsPass();
  }
  return found;
};

describe('failed sign-ins', () => {
  it.each([mail, 'nobody@example.com'])(
    'wait longer with each attempt for %s from one address',
    async (email) => {
      const grown = [15, 30, 60, 120, 240, 480, 900, 900, 900, 900];
      expect(await waits('192.0.2.1', email)).toEqual([0, 0, 0, 0, ...grown]);
    },
  );

  it('count the same when sent concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => fails('192.0.2.1')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  it('are not counted during a wait, and the correct password has to wait too', async () => {
    for (let tries = 0; tries < 5; tries++) await fails('192.0.2.1');
    for (let tries = 0; tries < 5; tries++) expect((await fails('192.0.2.1')).status).toBe(429);
    const right = await tryAs(from('192.0.2.1'), mail, password);
    expect([right.status, Number(right.headers.get('retry-after')) <= 15]).toEqual([429, true]);
    expect(await right.text()).toMatch(/is incorrect\. Too many attempts\. Wait 1 min/);
  });

  it('don’t lock out the owner when they come from elsewhere', async () => {
    await failOften(12, () => '192.0.2.1');
    for (let tries = 0; tries < 3; tries++) await fails('192.0.2.1');
    expect((await tryAs(from('198.51.100.7'), mail, password)).status).toBe(303);
  });

  it('don’t lock out the owner’s known browser when they come from a thousand addresses', async () => {
    const browser = from('198.51.100.7');
    await signInByForm(browser, mail, password);
    await failOften(31, (index) => `203.0.113.${index}`);
    await fails('203.0.113.200');
    expect((await fails('203.0.113.201')).status).toBe(429);
    expect((await tryAs(from('198.51.100.7'), mail, password)).status).toBe(429);
    expect((await tryAs(browser, mail, password)).status).toBe(303);
  });

  it('wait too for many accounts from one address, except in a known browser', async () => {
    const browser = from('192.0.2.9');
    await signInByForm(browser, mail, password);
    await select(
      'spec-spray',
      `update counted_tries set open_at = now() + interval '1 minute' where key = 'address:192.0.2.9'`,
    );
    expect((await fails('192.0.2.9', 'somebody-new@example.com')).status).toBe(429);
    expect((await tryAs(browser, mail, password)).status).toBe(303);
  });

  it('are reset by a success, only for the same address', async () => {
    for (let tries = 0; tries < 4; tries++) {
      await fails('192.0.2.1');
      await fails('192.0.2.2');
    }
    expect((await tryAs(from('192.0.2.1'), mail, password)).status).toBe(303);
    for (let tries = 0; tries < 5; tries++) expect((await fails('192.0.2.1')).status).toBe(401);
    expect((await fails('192.0.2.2')).status).toBe(401);
    expect((await fails('192.0.2.2')).status).toBe(429);
  });

  it('are counted per IPv6 network, not per address', async () => {
    for (let tries = 0; tries < 5; tries++) await fails(`2001:db8:0:1::${tries}`);
    expect((await fails('2001:db8:0:1::99')).status).toBe(429);
    expect((await fails('2001:db8:0:2::99')).status).toBe(401);
  });
});

describe('known browser', () => {
  it('has its own limit of attempts', async () => {
    const browser = from('192.0.2.1');
    await signInByForm(browser, mail, password);
    for (let tries = 0; tries < 5; tries++) {
      expect((await tryAs(browser, mail, 'not-the-one-1')).status).toBe(401);
    }
    expect((await tryAs(browser, mail, password)).status).toBe(429);
    expect((await tryAs(from('192.0.2.1'), mail, password)).status).toBe(303);
  });

  it('is known only for accounts that signed in there', async () => {
    const browser = from('192.0.2.1');
    await signInByForm(browser, 'eve@example.com', password);
    await guessFromEverywhere();
    expect((await tryAs(browser, mail, password)).status).toBe(429);
    expect((await tryAs(browser, 'eve@example.com', password)).status).toBe(303);
  });

  it('stays known for several people who share it', async () => {
    const browser = from('192.0.2.1');
    await signInByForm(browser, mail, password);
    expect((await tryAs(browser, 'eve@example.com', password)).status).toBe(303);
    await guessFromEverywhere();
    expect((await tryAs(browser, mail, password)).status).toBe(303);
  });

  it('can’t be forged with a cookie', async () => {
    const browser = from('192.0.2.1');
    const { page } = await openSignIn(browser);
    const answer = await browser.post(page, { email: mail, password });
    const line = answer.headers.getSetCookie().find((one) => one.startsWith('treadway_device_'))!;
    expect(line).toMatch(/; Path=\/realms\/treadway; HttpOnly; SameSite=Lax$/);
    expect(line).not.toContain('ada');
    expect(fragmentOf(await browser.send(locationOf(answer).pathname)).get('code')).toBeTruthy();
    const [name, value] = line.split(';')[0]!.split('=') as [string, string];
    const [, mark] = value.split('.');
    await guessFromEverywhere();
    const forged = from('192.0.2.1');
    const { page: other } = await openSignIn(forged);
    forged.set(name, `${'A'.repeat(22)}.${mark}`);
    expect((await forged.post(other, { email: mail, password })).status).toBe(429);
  });
});

describe('owner of an attacked account', () => {
  const sent: Mail[] = [];
  const jobs = [
    warnOfTriesJob,
    sendMailJob(
      deliverBy({ send: async (message) => void sent.push(message) }, mailRecipient, {
        publicUrl: 'https://portal.example',
        mailFrom: null,
      }),
    ),
  ];

  it('gets one e-mail after ten failed attempts, in the profile’s language', async () => {
    const { access_token } = await signInByForm(from('198.51.100.7'), mail, password);
    await callApi(portal, '/api/auth/init', access_token);
    await select('spec-spanish', `update profile set lang = 'es' where email = $1`, [mail]);
    await runDueJobs(jobs);
    sent.length = 0;
    await failOften(9, (index) => `203.0.113.${index}`);
    await runDueJobs(jobs);
    expect(sent).toEqual([]);
    await failOften(6, (index) => `203.0.113.${100 + index}`);
    await failOften(11, (index) => `203.0.113.${index}`, 'nobody@example.com');
    await runDueJobs(jobs);
    expect(sent.map(({ to, subject }) => [to.address, subject])).toEqual([
      [mail, 'Alguien ha intentado iniciar sesión con su cuenta'],
    ]);
  });

  it('causes the same work for existing and unknown accounts', async () => {
    const queued = async (email: string): Promise<number> => {
      await failOften(10, (index) => `203.0.113.${index}`, email);
      const [row] = await select<{ count: number }>(
        'spec-queued',
        `select count(*)::int as count from graphile_worker.jobs where task_identifier = 'warn-of-tries'`,
      );
      await runDueJobs(jobs);
      return row!.count;
    };
    expect([await queued(mail), await queued('nobody@example.com')]).toEqual([1, 1]);
  });
});
