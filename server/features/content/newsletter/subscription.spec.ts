import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { deliverBy, sendMailJob } from '#server/features/notifications/notifications.service';
import { mailRecipient } from '#server/features/profile/mail-recipient';
import { now, replaceClock } from '#server/platform/clock';
import { pool } from '#server/platform/database';
import type { Mail } from '#server/platform/mail/mailer';
import { type Api, startApi } from '#server/testing/api';
import { type Call, callsAs } from '#server/testing/calls';
import { makePerson, type SpecPerson } from '#server/testing/factories';
import { runDueJobs } from '#server/testing/jobs';
import { publishNewsletters, sendNewsletterJob } from './publish.job';
import { sendConfirmationJob } from './send-confirmation.job';
import { removeOldSubscriptions } from './subscription.queries';

const publicUrl = 'https://portal.example';
const sent: Mail[] = [];
const deliver = deliverBy({ send: async (mail) => void sent.push(mail) }, mailRecipient, {
  publicUrl,
  mailFrom: null,
});
const jobs = [sendConfirmationJob(deliver), sendNewsletterJob(deliver, publicUrl), sendMailJob(deliver)];

let api: Api;
let asAdmin: Call;
let person: SpecPerson;
let token: string;
let call: Call;
let made = 0;

beforeAll(async () => {
  api = await startApi();
  asAdmin = callsAs(api, await api.tokenOf(await makePerson({ role: 'admin' })));
});
afterAll(() => api.close());
beforeEach(async () => {
  await pool().query('delete from newsletter_subscription');
  await pool().query('delete from newsletter_issue');
  await pool().query("delete from counted_tries where key like 'newsletter-%'");
  await runDueJobs(jobs);
  sent.length = 0;
  person = await makePerson();
  token = await api.tokenOf(person);
  call = callsAs(api, token);
});

interface Own {
  email: string;
  lang: string;
  state: string;
  canRejoin: boolean;
}

const inputOf = (deed: string): string => `${deed[0]!.toUpperCase()}${deed.slice(1)}Input`;

const change = async (deed: string, input: object = {}, as: Call = call): Promise<Own> => {
  const { done } = await as<{ done: { subscription: Own } }>(
    `mutation($input: ${inputOf(deed)}!) { done: ${deed}(input: $input) { subscription { email lang state canRejoin } } }`,
    { input: { section: 'pro_training', ...input } },
  );
  return done.subscription;
};
const subscribe = (email: string, lang = 'en', as: Call = call) =>
  change('subscribeToNewsletter', { email, lang }, as);
const own = async (as: Call = call): Promise<Own | null> =>
  (
    await as<{ newsletter: { subscription: Own | null } }>(
      '{ newsletter(section: pro_training) { subscription { email lang state canRejoin } } }',
      {},
    )
  ).newsletter.subscription;

const linkIn = ({ text }: Mail): string => /link=([\w-]+)/.exec(text)![1]!;
/** By a link, signed in as nobody. */
const open = async (deed: string, link: string): Promise<{ section: string; name: string } | null> => {
  const { body } = await api.graphql<{ done: { newsletter: { section: string; name: string } | null } }>(
    `mutation($input: ${inputOf(deed)}!) { done: ${deed}(input: $input) { newsletter { section name } } }`,
    { input: { token: link } },
  );
  return body.data.done.newsletter;
};
const confirmed = async (email: string, lang = 'en', as: Call = call): Promise<void> => {
  await subscribe(email, lang, as);
  await runDueJobs(jobs);
  expect(await open('confirmNewsletter', linkIn(sent.at(-1)!))).toMatchObject({ section: 'pro_training' });
  sent.length = 0;
};
const later = async (hours: number, deed: () => Promise<unknown>): Promise<void> => {
  const at = new Date(now().getTime() + hours * 3_600_000);
  const restore = replaceClock(() => at);
  try {
    await deed();
  } finally {
    restore();
  }
};

const issue = async (publishAt = new Date().toISOString()): Promise<string> => {
  const words = (en: string) => ({ en, es: '', fr: '' });
  const { done } = await asAdmin<{ done: { newsletterIssue: { id: string } } }>(
    `mutation($input: CreateNewsletterIssueInput!) {
       done: createNewsletterIssue(input: $input) { newsletterIssue { id } } }`,
    {
      input: {
        section: 'pro_training',
        number: (made += 1),
        title: words('The sipe'),
        summary: words('In short.'),
        parts: [],
        publishAt,
      },
    },
  );
  return done.newsletterIssue.id;
};
const publish = async (): Promise<string[]> => {
  sent.length = 0;
  await publishNewsletters();
  await runDueJobs(jobs);
  return sent.map(({ to }) => to.address).sort();
};

describe('a subscription to a newsletter', () => {
  it('stands once the link is opened that was sent to the address, in the language chosen', async () => {
    expect(await own()).toBeNull();
    expect(await subscribe(' Dana@Shop.example ', 'fr')).toMatchObject({ state: 'pending' });
    await runDueJobs(jobs);
    expect(sent).toHaveLength(1);
    expect(sent[0]!.to.address).toBe('Dana@Shop.example');
    expect(sent[0]!.subject).toMatch(/^Confirmez votre abonnement/);
    await issue();
    const link = linkIn(sent[0]!);
    expect(await publish()).toEqual([]);
    expect(await open('confirmNewsletter', link)).toMatchObject({ section: 'pro_training' });
    expect(await open('confirmNewsletter', link)).toMatchObject({ section: 'pro_training' });
    expect(await own()).toEqual({
      email: 'Dana@Shop.example',
      lang: 'fr',
      state: 'confirmed',
      canRejoin: false,
    });
  });

  it('is not there by a link that is too old, not the newest, or nobody’s', async () => {
    await subscribe('dana@shop.example');
    await runDueJobs(jobs);
    await subscribe('dana@shop.example');
    await runDueJobs(jobs);
    const [first, second] = sent.map(linkIn);
    expect(await open('confirmNewsletter', first!)).toBeNull();
    expect(await open('confirmNewsletter', 'x')).toBeNull();
    await later(49, async () => expect(await open('confirmNewsletter', second!)).toBeNull());
    expect(await open('confirmNewsletter', second!)).not.toBeNull();
  });

  it('keeps its address where the language alone changes, and asks again where the address does', async () => {
    await confirmed('dana@shop.example');
    expect(await subscribe('DANA@shop.example', 'es')).toMatchObject({ state: 'confirmed', lang: 'es' });
    await runDueJobs(jobs);
    expect(sent).toEqual([]);
    expect(await subscribe('other@shop.example')).toMatchObject({ state: 'pending' });
  });

  it.each([
    '',
    'nobody',
    'a@b\r\nBcc: all@people.example',
    `${'a'.repeat(300)}@b.example`,
    'a@b, c@d',
    '<a@b>',
  ])('is refused to %j', async (email) => {
    const refusal = expect.objectContaining({ message: 'BAD_USER_INPUT', fields: ['email'] });
    await expect(subscribe(email)).rejects.toEqual(refusal);
  });

  it('sends an address three e-mails an hour and a person five, whatever was asked', async () => {
    for (let asked = 0; asked < 3; asked++) await subscribe('victim@shop.example');
    const limited = expect.objectContaining({ message: 'RATE_LIMITED' });
    await expect(subscribe('Victim@shop.example')).rejects.toEqual(limited);
    for (const email of ['a@b.example', 'c@d.example']) await subscribe(email);
    await expect(subscribe('e@f.example')).rejects.toEqual(limited);
    const another = callsAs(api, await api.tokenOf(await makePerson()));
    await expect(subscribe('victim@shop.example', 'en', another)).rejects.toEqual(limited);
  });

  it('is left by its person, who may take that back for a day', async () => {
    await expect(change('leaveNewsletter')).rejects.toMatchObject({ message: 'NOT_FOUND' });
    await confirmed('dana@shop.example');
    expect(await change('leaveNewsletter')).toMatchObject({ state: 'left', canRejoin: true });
    expect(await change('rejoinNewsletter')).toMatchObject({ state: 'confirmed' });
    await change('leaveNewsletter');
    await pool().query("update newsletter_subscription set left_at = left_at - interval '25 hours'");
    expect(await own()).toMatchObject({ state: 'left', canRejoin: false });
    await expect(change('rejoinNewsletter')).rejects.toMatchObject({ message: 'NOT_FOUND' });
  });

  it('goes from the database a month after it was left or never confirmed', async () => {
    await subscribe('dana@shop.example');
    await later(29 * 24, removeOldSubscriptions);
    expect(await own()).not.toBeNull();
    await later(31 * 24, removeOldSubscriptions);
    expect(await own()).toBeNull();
  });

  it('is listed for administrators, without what its links are made of, and audited without the address', async () => {
    await confirmed('dana@shop.example');
    const { editedNewsletterSubscriptions: list } = await asAdmin<{
      editedNewsletterSubscriptions: { nodes: { email: string; state: string }[] };
    }>(
      `query($search: String) { editedNewsletterSubscriptions(search: $search) { nodes { id updatedAt email state } } }`,
      { search: 'DANA' },
    );
    expect(list.nodes).toEqual([expect.objectContaining({ email: 'dana@shop.example', state: 'confirmed' })]);
    const admin = await api.tokenOf(await makePerson({ role: 'admin' }));
    const csv = await api.app.inject({
      url: '/api/editedNewsletterSubscriptions.csv',
      headers: { authorization: `Bearer ${admin}` },
    });
    expect(csv.body).toContain('dana@shop.example');
    const { rows } = await pool().query<{ leave_token: string }>(
      'select leave_token from newsletter_subscription',
    );
    expect(csv.body).not.toContain(rows[0]!.leave_token);
  });
});

describe('a published issue', () => {
  const second = async () => callsAs(api, await api.tokenOf(await makePerson()));

  it('goes to each confirmed address once, however many servers look and whatever is corrected later', async () => {
    await confirmed('dana@shop.example');
    await confirmed('Dana@shop.example', 'en', await second());
    await confirmed('zoe@shop.example', 'fr', await second());
    const id = await issue();
    await Promise.all([publishNewsletters(), publishNewsletters(), publishNewsletters()]);
    await runDueJobs(jobs);
    expect(sent.map(({ to }) => to.address.toLowerCase()).sort()).toEqual([
      'dana@shop.example',
      'zoe@shop.example',
    ]);
    const stored = async () =>
      (
        await asAdmin<{ issue: { updatedAt: string; mailedTo: number } }>(
          'query($id: ID!) { issue: editedNewsletterIssue(id: $id) { updatedAt mailedTo } }',
          { id },
        )
      ).issue;
    expect((await stored()).mailedTo).toBe(2);
    for (const publishAt of [null, new Date().toISOString()]) {
      const { updatedAt } = await stored();
      await asAdmin(
        'mutation($input: UpdateNewsletterIssueInput!) { updateNewsletterIssue(input: $input) { newsletterIssue { id } } }',
        { input: { id, updatedAt, publishAt } },
      );
      expect(await publish()).toEqual([]);
    }
  });

  it('goes to nobody before its time, or where its day is long past when it is entered', async () => {
    await confirmed('dana@shop.example');
    await issue(new Date(Date.now() + 3_600_000).toISOString());
    await issue('2021-01-04T12:00:00.000Z');
    expect(await publish()).toEqual([]);
    await later(1, async () => expect(await publish()).toEqual(['dana@shop.example']));
  });

  it('goes not to whoever left, was disabled or may not read the section when it is sent', async () => {
    await confirmed('dana@shop.example');
    const whoever = await makePerson();
    await confirmed('gone@shop.example', 'en', callsAs(api, await api.tokenOf(whoever)));
    await issue();
    await publishNewsletters();
    await change('leaveNewsletter');
    await pool().query('update profile set disabled_at = now() where id = $1', [whoever.id]);
    await runDueJobs(jobs);
    expect(sent).toEqual([]);
  });

  it('says how to leave, to people by a link and to mail programs by headers', async () => {
    await confirmed('dana@shop.example');
    await issue();
    await publish();
    const [mail] = sent;
    const link = linkIn(mail!);
    expect(mail!.text).toContain(`/pro-training/newsletter/${made}`);
    expect(mail!.headers).toEqual({
      'List-Unsubscribe': `<${publicUrl}/api/newsletter/leave?token=${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const address = `/api/newsletter/leave?token=${link}`;
    const got = await api.app.inject({ method: 'GET', url: address });
    expect([got.statusCode, got.headers.location]).toEqual([302, `/newsletter/leave?link=${link}`]);
    expect(await own()).toMatchObject({ state: 'confirmed' });
    const post = (url: string) =>
      api.app.inject({
        method: 'POST',
        url,
        payload: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    for (let time = 0; time < 2; time++) expect((await post(address)).statusCode).toBe(200);
    expect(await own()).toMatchObject({ state: 'left', canRejoin: true });
    expect((await post('/api/newsletter/leave?token=nobodys')).statusCode).toBe(404);
    expect((await post('/api/newsletter/leave')).statusCode).toBe(404);
    await issue();
    expect(await publish()).toEqual([]);
  });

  it('is left by its link, signed in as nobody, and no link of before brings anybody back', async () => {
    await subscribe('dana@shop.example');
    await runDueJobs(jobs);
    const first = linkIn(sent[0]!);
    await open('confirmNewsletter', first);
    await issue();
    await publish();
    expect(await open('leaveNewsletterByLink', linkIn(sent[0]!))).toMatchObject({ section: 'pro_training' });
    expect(await open('leaveNewsletterByLink', 'nobodys')).toBeNull();
    expect(await open('confirmNewsletter', first)).toBeNull();
    expect(await own()).toMatchObject({ state: 'left' });
  });
});
