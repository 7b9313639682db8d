import { afterAll, beforeAll, beforeEach, expect } from '@jest/globals';
import { publishNewsletters, sendNewsletterJob } from '#server/features/content/newsletter/publish.job';
import { sendConfirmationJob } from '#server/features/content/newsletter/send-confirmation.job';
import { deliverBy, sendMailJob } from '#server/features/notifications/notifications.service';
import { mailRecipient } from '#server/features/profile/mail-recipient';
import { now, replaceClock } from '#server/platform/clock';
import { pool } from '#server/platform/database/database';
import type { Mail } from '#server/platform/mail/mailer';
import { type Api, startApi } from '../api/api';
import { type Call, callsAs } from '../api/calls';
import { words } from './content';
import { makePerson } from '../factories';
import { runDueJobs } from '../jobs';

export const publicUrl = 'https://portal.example';

interface Own {
  email: string;
  lang: string;
  state: string;
  canRejoin: boolean;
}

const inputOf = (action: string): string => `${action[0]!.toUpperCase()}${action.slice(1)}Input`;

/** Returns the token in the link of an e-mail. */
export const linkIn = ({ text }: Mail): string => /link=([\w-]+)/.exec(text)![1]!;

/** Runs an action as if a number of hours had passed. */
export async function later(hours: number, action: () => Promise<unknown>): Promise<void> {
  const at = new Date(now().getTime() + hours * 3_600_000);
  const restore = replaceClock(() => at);
  try {
    await action();
  } finally {
    restore();
  }
}

/**
 * Starts a portal for the specs of a file with the newsletter of a section, which is emptied before each spec, and its
 * sent mail.
 */
export function newsletterPortal() {
  const sent: Mail[] = [];
  const deliver = deliverBy({ send: async (mail) => void sent.push(mail) }, mailRecipient, {
    publicUrl,
    mailFrom: null,
  });
  const jobs = [sendConfirmationJob(deliver), sendNewsletterJob(deliver, publicUrl), sendMailJob(deliver)];
  let api: Api;
  let admin: Call;
  let person: Call;
  let made = 0;
  const asAdmin: Call = (...sending) => admin(...sending);
  const asPerson: Call = (...sending) => person(...sending);
  const work = () => runDueJobs(jobs);
  const someone = async (): Promise<Call> => callsAs(api, await api.tokenOf(await makePerson()));

  beforeAll(async () => {
    api = await startApi();
    admin = callsAs(api, await api.tokenOf(await makePerson({ role: 'admin' })));
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await pool().query('delete from newsletter_subscription');
    await pool().query('delete from newsletter_issue');
    await pool().query("delete from counted_tries where key like 'newsletter-%'");
    await work();
    sent.length = 0;
    person = await someone();
  });

  const change = async (action: string, input: object = {}, as: Call = asPerson): Promise<Own> => {
    const { done } = await as<{ done: { subscription: Own } }>(
      `mutation($input: ${inputOf(action)}!) { done: ${action}(input: $input) { subscription { email lang state canRejoin } } }`,
      { input: { section: 'pro_training', ...input } },
    );
    return done.subscription;
  };
  const subscribe = (email: string, lang = 'en', as?: Call) =>
    change('subscribeToNewsletter', { email, lang }, as);
  const own = async (): Promise<Own | null> =>
    (
      await asPerson<{ newsletter: { subscription: Own | null } }>(
        '{ newsletter(section: pro_training) { subscription { email lang state canRejoin } } }',
      )
    ).newsletter.subscription;
  /** Opens a link without signing in. */
  const open = async (action: string, link: string): Promise<{ section: string; name: string } | null> => {
    const { body } = await api.graphql<{ done: { newsletter: { section: string; name: string } | null } }>(
      `mutation($input: ${inputOf(action)}!) { done: ${action}(input: $input) { newsletter { section name } } }`,
      { input: { token: link } },
    );
    return body.data.done.newsletter;
  };
  const confirmed = async (email: string, lang?: string, as?: Call): Promise<void> => {
    await subscribe(email, lang, as);
    await work();
    expect(await open('confirmNewsletter', linkIn(sent.at(-1)!))).toMatchObject({ section: 'pro_training' });
    sent.length = 0;
  };
  /** Adds an issue. Returns its id and number. */
  const issue = async (publishAt = new Date().toISOString()): Promise<{ id: string; number: number }> => {
    const { done } = await asAdmin<{ done: { newsletterIssue: { id: string; number: number } } }>(
      `mutation($input: CreateNewsletterIssueInput!) {
         done: createNewsletterIssue(input: $input) { newsletterIssue { id number } } }`,
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
    return done.newsletterIssue;
  };
  /** Publishes due issues. Returns the addresses that they were sent to. */
  const publish = async (): Promise<string[]> => {
    sent.length = 0;
    await publishNewsletters();
    await work();
    return sent.map(({ to }) => to.address).sort();
  };
  return {
    api: () => api,
    asAdmin,
    sent,
    work,
    someone,
    change,
    subscribe,
    own,
    open,
    confirmed,
    issue,
    publish,
  };
}
