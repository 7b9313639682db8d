import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { deliverBy, sendMailJob } from '#server/features/notifications/notifications.service';
import { mailRecipient } from '#server/features/profile/mail-recipient';
import { forget } from '#server/platform/cache/cache';
import { pool, select } from '#server/platform/database';
import type { Mail } from '#server/platform/mail/mailer';
import { adminPortal } from '#server/testing/admin-portal';
import { makeClient, makePerson } from '#server/testing/factories';
import { runDueJobs } from '#server/testing/jobs';

const portal = adminPortal();
const sent: Mail[] = [];
const job = sendMailJob(
  deliverBy({ send: async (mail) => void sent.push(mail) }, mailRecipient, {
    publicUrl: 'https://portal.example',
    mailFrom: null,
  }),
);

beforeEach(async () => {
  await runDueJobs([job]);
  sent.length = 0;
  await pool().query('delete from contact_message');
  await pool().query('delete from counted_tries');
});

const mutation = `mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { number copied } }`;
interface Taken {
  sendContactMessage: { number: number; copied: boolean };
}
const message = (more: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  name: 'Ben Rim',
  email: 'ben@shop.example',
  lang: 'fr',
  topic: 'account',
  text: 'I cannot sign in.\nSince Monday.',
  ...more,
});

async function write(input: Record<string, unknown>, token?: string) {
  const { body } = await portal.api.graphql<Taken | null>(mutation, { input }, token);
  const { code, fields }: Record<string, unknown> = body.errors?.[0]?.extensions ?? {};
  return { ...body.data?.sendContactMessage, ...(code ? { code } : {}), ...(fields ? { fields } : {}) };
}

const stored = () =>
  select<Record<string, unknown>>('spec-messages', 'select * from contact_message order by number');

async function setSettings(column: string, value: unknown): Promise<void> {
  await pool().query(`update site_setting set ${column} = $1`, [value]);
  forget('settings');
}

describe('a message to support', () => {
  it('of a visitor is kept, and support is told, whose answer goes to the writer', async () => {
    const { number, copied } = await write(message({ name: ' Ben Rim ', email: ' ben@shop.example ' }));
    expect([number! >= 1001, copied]).toEqual([true, false]);
    expect(await stored()).toMatchObject([
      { number, profile_id: null, name: 'Ben Rim', email: 'ben@shop.example', lang: 'fr', done: false },
    ]);
    await runDueJobs([job]);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      to: { address: 'support@treadway.example' },
      replyTo: 'ben@shop.example',
      subject: `S-${number}: Ben Rim writes about the profile or signing in`,
    });
    expect(sent[0]!.text).toContain('I cannot sign in.\n\nSince Monday.');
  });

  it('of a person has the name and address of the profile, and is copied where a sign-in vouches for that', async () => {
    const person = await makePerson({ name: 'Zoë Núñez' });
    const token = await portal.api.tokenOf(person);
    await pool().query('update profile_identity set email_verified = false where profile_id = $1', [
      person.id,
    ]);
    expect(await write(message({ topic: 'test', test: 'Winter, 2 Nov' }), token)).toMatchObject({
      copied: false,
    });
    await pool().query('update profile_identity set email_verified = true where profile_id = $1', [
      person.id,
    ]);
    expect(await write(message(), token)).toMatchObject({ copied: true });
    expect(await stored()).toMatchObject([
      { profile_id: person.id, name: 'Zoë Núñez', email: person.email, test: 'Winter, 2 Nov' },
      { profile_id: person.id, email: person.email },
    ]);
    await runDueJobs([job]);
    expect(sent.map(({ to }) => to.address).toSorted()).toEqual(
      [person.email, 'support@treadway.example', 'support@treadway.example'].toSorted(),
    );
  });

  it('is one message however often it is sent under its id, at once too', async () => {
    const input = message();
    const all = await Promise.all(Array.from({ length: 10 }, () => write(input)));
    expect(new Set(all.map(({ number }) => number)).size).toBe(1);
    expect(all.every(({ code }) => code === undefined)).toBe(true);
    expect(await stored()).toHaveLength(1);
    await runDueJobs([job]);
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['name', { name: '   ' }],
    ['email', { email: 'ben' }],
    ['email', { email: 'ben@shop.example\r\nBcc: all@shop.example' }],
    ['email', { email: 'ben@shop.example, all@shop.example' }],
    ['email', { email: null }],
    ['text', { text: ' \n ' }],
    ['text', { text: 'x'.repeat(5001) }],
    ['id', { id: '1' }],
    ['browser', { browser: 'x'.repeat(301) }],
  ])('is refused by its %s', async (field, wrong) => {
    expect(await write(message(wrong))).toEqual({ code: 'BAD_USER_INPUT', fields: [field] });
    expect(await stored()).toEqual([]);
  });

  it('is text, whatever is in it', async () => {
    const text = '<script>alert(1)</script> {{7*7}} <b>';
    await write(message({ text, name: '<i>Ben</i>' }));
    expect(await stored()).toMatchObject([{ text, name: '<i>Ben</i>' }]);
    await runDueJobs([job]);
    expect(sent[0]!.html).toContain('&lt;script&gt;');
    expect(sent[0]!.html).not.toContain('<script>');
  });

  it('of a machine that fills in what people do not see looks taken and is dropped', async () => {
    expect((await write(message({ website: 'https://spam.example' }))).number).toBeGreaterThan(1000);
    expect(await stored()).toEqual([]);
    await runDueJobs([job]);
    expect(sent).toEqual([]);
  });

  it('is taken three times an hour from a network, and five times of a person', async () => {
    const codes = async (count: number, token?: string) => {
      const all = [];
      for (let each = 0; each < count; each += 1) all.push((await write(message(), token)).code ?? 'taken');
      return all;
    };
    expect(await codes(4)).toEqual(['taken', 'taken', 'taken', 'RATE_LIMITED']);
    const token = await portal.api.tokenOf(await makePerson());
    expect(await codes(6, token)).toEqual([...Array<string>(5).fill('taken'), 'RATE_LIMITED']);
  });

  it('is taken during maintenance, and without an address of support', async () => {
    const token = await portal.api.tokenOf(await makePerson());
    await setSettings('maintenance_mode', true);
    await setSettings('support_email', '');
    try {
      expect(await write(message())).toHaveProperty('number');
      expect(await write(message(), token)).toHaveProperty('number');
      await runDueJobs([job]);
      expect(sent.map(({ to }) => to.address)).not.toContain('support@treadway.example');
      expect(await stored()).toHaveLength(2);
    } finally {
      await setSettings('maintenance_mode', false);
      await setSettings('support_email', 'support@treadway.example');
    }
  });

  it('is not for programs', async () => {
    const token = await portal.api.clientToken(await makeClient('writer'));
    expect(await write(message(), token)).toEqual({ code: 'FORBIDDEN' });
  });
});

const target = `id number name done repliedAt reply updatedAt`;
interface Shown {
  id: string;
  done: boolean;
  repliedAt: string | null;
  reply: string | null;
  updatedAt: string;
}

async function ask<Data>(query: string, variables: Record<string, unknown>, token = portal.token) {
  const { body } = await portal.api.graphql<Data>(query, variables, token);
  return { data: body.data, code: body.errors?.[0]?.extensions.code };
}

async function newest(): Promise<Shown> {
  const { data } = await ask<{ editedContactMessages: { nodes: Shown[] } }>(
    `{ editedContactMessages(first: 1) { nodes { ${target} } } }`,
    {},
  );
  return data.editedContactMessages.nodes[0]!;
}

const reply = ({ id, updatedAt }: Shown, text: string) =>
  ask<{ replyToContactMessage: { contactMessage: Shown } }>(
    `mutation ($input: ReplyToContactMessageInput!) {
       replyToContactMessage(input: $input) { contactMessage { ${target} } } }`,
    { input: { id, updatedAt, text } },
  );

describe('administrators', () => {
  it('find messages by number, writer and text, newest first, and those that are open', async () => {
    const { number } = await write(message({ text: 'About the winter stud' }));
    await write(message({ name: 'Cho' }));
    const { data } = await ask<
      Record<string, { totalCount: number; nodes: { name: string; excerpt: string }[] }>
    >(
      `query ($number: String) {
         all: editedContactMessages(filter: { done: false, topic: [account] }) { totalCount nodes { name excerpt } }
         one: editedContactMessages(search: $number) { totalCount nodes { name excerpt } }
         text: editedContactMessages(search: "stud winter") { totalCount nodes { name excerpt } }
         done: editedContactMessages(filter: { done: true }) { totalCount nodes { name excerpt } } }`,
      { number: `s-${number}` },
    );
    expect(data['all']!.nodes).toEqual([
      { name: 'Cho', excerpt: 'I cannot sign in. Since Monday.' },
      { name: 'Ben Rim', excerpt: 'About the winter stud' },
    ]);
    expect([data['one']!.totalCount, data['text']!.totalCount, data['done']!.totalCount]).toEqual([1, 1, 0]);
  });

  it('answer by e-mail in the language of the message, once, which is done then', async () => {
    await write(message());
    await runDueJobs([job]);
    sent.length = 0;
    const before = await newest();
    const [one, other] = await Promise.all([
      reply(before, 'Try this.\nThen that.'),
      reply(before, 'Or this.'),
    ]);
    expect([one.code, other.code].toSorted()).toEqual(['CONFLICT', undefined].toSorted());
    const after = await newest();
    expect(after).toMatchObject({ done: true, reply: expect.stringMatching(/this\./) as unknown });
    expect(after.repliedAt).not.toBeNull();
    expect((await reply(after, 'Once more')).code).toBe('CONFLICT');
    await runDueJobs([job]);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      to: { name: 'Ben Rim', address: 'ben@shop.example' },
      replyTo: 'support@treadway.example',
      lang: 'fr',
    });
    expect(sent[0]!.text).toContain('I cannot sign in.');
  });

  it('note that a message is done, and write nothing of what people wrote into the audit', async () => {
    await write(message());
    const { id, updatedAt } = await newest();
    const { code } = await ask(
      `mutation ($input: UpdateContactMessageInput!) { updateContactMessage(input: $input) { contactMessage { done } } }`,
      { input: { id, updatedAt, done: true } },
    );
    expect(code).toBeUndefined();
    const done = await newest();
    await reply(done, 'An answer of ours');
    const answered = await newest();
    await ask(
      `mutation ($input: DeleteContactMessageInput!) { deleteContactMessage(input: $input) { id } }`,
      {
        input: { id, updatedAt: answered.updatedAt },
      },
    );
    expect(await stored()).toEqual([]);
    const entries = await select<{ action: string; changes: unknown }>(
      'spec-audit',
      `select action, changes from audit_entry where target_id = $1 order by id`,
      [id],
    );
    expect(entries.map(({ action }) => action)).toEqual(['edit', 'edit', 'delete']);
    expect(entries[0]!.changes).toEqual({ done: [false, true] });
    expect(JSON.stringify(entries)).not.toMatch(/Ben|shop\.example|sign in|ours/);
  });

  it('alone read and answer', async () => {
    await write(message());
    const before = await newest();
    const token = await portal.api.tokenOf(await makePerson({ role: 'manager' }));
    expect((await ask('{ editedContactMessages { totalCount } }', {}, token)).code).toBe('FORBIDDEN');
    expect((await reply(before, '  ')).code).toBe('BAD_USER_INPUT');
  });
});
