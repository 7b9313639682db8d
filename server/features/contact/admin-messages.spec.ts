import { describe, expect, it } from '@jest/globals';
import { select } from '#server/platform/database/database';
import { makePerson } from '#server/testing/factories';
import { contactPortal, message, stored } from '#server/testing/features/contact';

const { portal, sent, deliver, write } = contactPortal();

const target = `id number name done repliedAt reply updatedAt`;
interface Visible {
  id: string;
  done: boolean;
  repliedAt: string | null;
  reply: string | null;
  updatedAt: string;
}

async function request<Data>(query: string, variables: Record<string, unknown>, token = portal.token) {
  const { body } = await portal.api.graphql<Data>(query, variables, token);
  return { data: body.data, code: body.errors?.[0]?.extensions.code };
}

async function newest(): Promise<Visible> {
  const { data } = await request<{ adminContactMessages: { nodes: Visible[] } }>(
    `{ adminContactMessages(first: 1) { nodes { ${target} } } }`,
    {},
  );
  return data.adminContactMessages.nodes[0]!;
}

const reply = ({ id, updatedAt }: Visible, text: string) =>
  request<{ replyToContactMessage: { contactMessage: Visible } }>(
    `mutation ($input: ReplyToContactMessageInput!) {
       replyToContactMessage(input: $input) { contactMessage { ${target} } } }`,
    { input: { id, updatedAt, text } },
  );

describe('contact messages for administrators', () => {
  it('are searched by number, author and text, newest first, and filtered by status', async () => {
    const { number } = await write(message({ text: 'About the winter stud' }));
    await write(message({ name: 'Cho' }));
    const { data } = await request<
      Record<string, { totalCount: number; nodes: { name: string; excerpt: string }[] }>
    >(
      `query ($number: String) {
         all: adminContactMessages(filter: { done: false, topic: [account] }) { totalCount nodes { name excerpt } }
         one: adminContactMessages(search: $number) { totalCount nodes { name excerpt } }
         text: adminContactMessages(search: "stud winter") { totalCount nodes { name excerpt } }
         done: adminContactMessages(filter: { done: true }) { totalCount nodes { name excerpt } } }`,
      { number: `s-${number}` },
    );
    expect(data['all']!.nodes).toEqual([
      { name: 'Cho', excerpt: 'I cannot sign in. Since Monday.' },
      { name: 'Ben Rim', excerpt: 'About the winter stud' },
    ]);
    expect([data['one']!.totalCount, data['text']!.totalCount, data['done']!.totalCount]).toEqual([1, 1, 0]);
  });

  it('are answered once by e-mail in the language of the message, which completes them', async () => {
    await write(message());
    await deliver();
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
    await deliver();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      to: { name: 'Ben Rim', address: 'ben@shop.example' },
      replyTo: 'support@treadway.example',
      lang: 'fr',
    });
    expect(sent[0]!.text).toContain('I cannot sign in.');
  });

  it('can be marked as done, and are audited without their text', async () => {
    await write(message());
    const { id, updatedAt } = await newest();
    const { code } = await request(
      `mutation ($input: UpdateContactMessageInput!) { updateContactMessage(input: $input) { contactMessage { done } } }`,
      { input: { id, updatedAt, done: true } },
    );
    expect(code).toBeUndefined();
    const done = await newest();
    await reply(done, 'An answer of ours');
    const answered = await newest();
    await request(
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

  it('can be read and answered by administrators only', async () => {
    await write(message());
    const before = await newest();
    const token = await portal.api.tokenOf(await makePerson({ role: 'manager' }));
    expect((await request('{ adminContactMessages { totalCount } }', {}, token)).code).toBe('FORBIDDEN');
    expect((await reply(before, '  ')).code).toBe('BAD_USER_INPUT');
  });
});
