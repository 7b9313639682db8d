import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { deliverBy, sendMailJob } from '#server/features/notifications/notifications.service';
import { mailRecipient } from '#server/features/profile/mail-recipient';
import { select } from '#server/platform/database';
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

/** One try at the form, also where somebody is signed in. */
async function tryAs(browser: PlainBrowser, email: string, typed: string): Promise<Response> {
  const { page } = await openSignIn(browser, { prompt: 'login' });
  return browser.post(page, { email, password: typed });
}

const fails = (address: string, email = mail): Promise<Response> =>
  tryAs(from(address), email, 'not-the-one-1');

/** The tries of a name are as if all waits had passed. */
const letWaitsPass = () => select('spec-waits', 'update counted_tries set open_at = now()');

async function failOften(times: number, address: (index: number) => string, email = mail): Promise<void> {
  for (let tries = 0; tries < times; tries++) {
    expect((await fails(address(tries), email)).status).toBe(401);
    await letWaitsPass();
  }
}

/** A thousand addresses have tried at the name, and go on. */
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

describe('wrong passwords', () => {
  it.each([mail, 'nobody@example.com'])('of %s from one address wait longer and longer', async (email) => {
    const grown = [15, 30, 60, 120, 240, 480, 900, 900, 900, 900];
    expect(await waits('192.0.2.1', email)).toEqual([0, 0, 0, 0, ...grown]);
  });

  it('sent at once count as those sent one after another', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => fails('192.0.2.1')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  it('that have to wait are not counted, and the right one has to wait as well', async () => {
    for (let tries = 0; tries < 5; tries++) await fails('192.0.2.1');
    for (let tries = 0; tries < 5; tries++) expect((await fails('192.0.2.1')).status).toBe(429);
    const right = await tryAs(from('192.0.2.1'), mail, password);
    expect([right.status, Number(right.headers.get('retry-after')) <= 15]).toEqual([429, true]);
    expect(await right.text()).toMatch(/is incorrect\. Too many attempts\. Wait 1 min/);
  });

  it('of somebody elsewhere do not keep the owner out', async () => {
    await failOften(12, () => '192.0.2.1');
    for (let tries = 0; tries < 3; tries++) await fails('192.0.2.1');
    expect((await tryAs(from('198.51.100.7'), mail, password)).status).toBe(303);
  });

  it('from a thousand addresses do not keep the owner out of the browser that was used before', async () => {
    const browser = from('198.51.100.7');
    await signInByForm(browser, mail, password);
    await failOften(31, (index) => `203.0.113.${index}`);
    await fails('203.0.113.200');
    expect((await fails('203.0.113.201')).status).toBe(429);
    expect((await tryAs(from('198.51.100.7'), mail, password)).status).toBe(429);
    expect((await tryAs(browser, mail, password)).status).toBe(303);
  });

  it('over many names from one address wait too, but not where a browser is known', async () => {
    const browser = from('192.0.2.9');
    await signInByForm(browser, mail, password);
    await select(
      'spec-spray',
      `update counted_tries set open_at = now() + interval '1 minute' where key = 'address:192.0.2.9'`,
    );
    expect((await fails('192.0.2.9', 'somebody-new@example.com')).status).toBe(429);
    expect((await tryAs(browser, mail, password)).status).toBe(303);
  });

  it('are forgotten after the right one, and only those of this place', async () => {
    for (let tries = 0; tries < 4; tries++) {
      await fails('192.0.2.1');
      await fails('192.0.2.2');
    }
    expect((await tryAs(from('192.0.2.1'), mail, password)).status).toBe(303);
    for (let tries = 0; tries < 5; tries++) expect((await fails('192.0.2.1')).status).toBe(401);
    expect((await fails('192.0.2.2')).status).toBe(401);
    expect((await fails('192.0.2.2')).status).toBe(429);
  });

  it('are counted by an IPv6 network, not by each of its addresses', async () => {
    for (let tries = 0; tries < 5; tries++) await fails(`2001:db8:0:1::${tries}`);
    expect((await fails('2001:db8:0:1::99')).status).toBe(429);
    expect((await fails('2001:db8:0:2::99')).status).toBe(401);
  });
});

describe('a known browser', () => {
  it('has tries of its own, which wait as well', async () => {
    const browser = from('192.0.2.1');
    await signInByForm(browser, mail, password);
    for (let tries = 0; tries < 5; tries++) {
      expect((await tryAs(browser, mail, 'not-the-one-1')).status).toBe(401);
    }
    expect((await tryAs(browser, mail, password)).status).toBe(429);
    expect((await tryAs(from('192.0.2.1'), mail, password)).status).toBe(303);
  });

  it('is known for the names that signed in there, no others', async () => {
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

  it('is not made by a cookie that somebody writes', async () => {
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

describe('the owner of a name', () => {
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

  it('is told once of ten wrong tries, by the profile’s language, and nobody else is', async () => {
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

  it('costs whoever tries as much as a name without one', async () => {
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
