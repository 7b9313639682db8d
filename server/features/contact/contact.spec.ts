import { describe, expect, it } from '@jest/globals';
import { forget } from '#server/platform/cache/cache';
import { pool } from '#server/platform/database/database';
import { makeClient, makePerson } from '#server/testing/factories';
import { contactPortal, message, stored } from '#server/testing/features/contact';
import { holding, untilWaiting } from '#server/testing/database/waiting';

const { portal, sent, deliver, write } = contactPortal();

async function setSettings(column: string, value: unknown): Promise<void> {
  await pool().query(`update site_setting set ${column} = $1`, [value]);
  forget('settings');
}

describe('message to support', () => {
  it('is stored and sent to support with the visitor as reply address', async () => {
    const { number, copied } = await write(message({ name: ' Ben Rim ', email: ' ben@shop.example ' }));
    expect([number! >= 1001, copied]).toEqual([true, false]);
    expect(await stored()).toMatchObject([
      { number, profile_id: null, name: 'Ben Rim', email: 'ben@shop.example', lang: 'fr', done: false },
    ]);
    await deliver();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      to: { address: 'support@treadway.example' },
      replyTo: 'ben@shop.example',
      subject: `S-${number}: Ben Rim writes about the profile or signing in`,
    });
    expect(sent[0]!.text).toContain('I cannot sign in.\n\nSince Monday.');
  });

  it('has the profile’s name and address of a person, and is copied to a verified address', async () => {
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
    await deliver();
    expect(sent.map(({ to }) => to.address).toSorted()).toEqual(
      [person.email, 'support@treadway.example', 'support@treadway.example'].toSorted(),
    );
  });

  it('is stored once per id, also for concurrent requests', async () => {
    const input = message();
    const all = await Promise.all(Array.from({ length: 10 }, () => write(input)));
    expect(new Set(all.map(({ number }) => number)).size).toBe(1);
    expect(all.every(({ code }) => code === undefined)).toBe(true);
    expect(await stored()).toHaveLength(1);
    await deliver();
    expect(sent).toHaveLength(1);
  });

  it('is stored once when it is repeated before the first request is counted', async () => {
    const input = message();
    let all: ReturnType<typeof write>[] = [];
    await holding(async (manager) => {
      await manager.query('lock table counted_tries');
      all = Array.from({ length: 5 }, () => write(input));
      await untilWaiting(all.length);
    });
    const [first, ...others] = await Promise.all(all);
    expect(first).toEqual({ number: expect.any(Number) as unknown, copied: false });
    expect(others).toEqual(others.map(() => first));
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
  ])('is rejected for its %s', async (field, wrong) => {
    expect(await write(message(wrong))).toEqual({ code: 'BAD_USER_INPUT', fields: [field] });
    expect(await stored()).toEqual([]);
  });

  it('is stored and sent as plain text', async () => {
    const text = '<script>alert(1)</script> {{7*7}} <b>';
    await write(message({ text, name: '<i>Ben</i>' }));
    expect(await stored()).toMatchObject([{ text, name: '<i>Ben</i>' }]);
    await deliver();
    expect(sent[0]!.html).toContain('&lt;script&gt;');
    expect(sent[0]!.html).not.toContain('<script>');
  });

  it('appears accepted and is dropped when its hidden field is filled', async () => {
    expect((await write(message({ website: 'https://spam.example' }))).number).toBeGreaterThan(1000);
    expect(await stored()).toEqual([]);
    await deliver();
    expect(sent).toEqual([]);
  });

  it('is limited to three per hour and network, and to five per person', async () => {
    const codes = async (count: number, token?: string) => {
      const all = [];
      for (let each = 0; each < count; each += 1) all.push((await write(message(), token)).code ?? 'taken');
      return all;
    };
    expect(await codes(4)).toEqual(['taken', 'taken', 'taken', 'RATE_LIMITED']);
    const token = await portal.api.tokenOf(await makePerson());
    expect(await codes(6, token)).toEqual([...Array<string>(5).fill('taken'), 'RATE_LIMITED']);
  });

  it('is accepted during maintenance and without a support address', async () => {
    const token = await portal.api.tokenOf(await makePerson());
    await setSettings('maintenance_mode', true);
    await setSettings('support_email', '');
    try {
      expect(await write(message())).toHaveProperty('number');
      expect(await write(message(), token)).toHaveProperty('number');
      await deliver();
      expect(sent.map(({ to }) => to.address)).not.toContain('support@treadway.example');
      expect(await stored()).toHaveLength(2);
    } finally {
      await setSettings('maintenance_mode', false);
      await setSettings('support_email', 'support@treadway.example');
    }
  });

  it('is rejected from API clients', async () => {
    const token = await portal.api.clientToken(await makeClient('writer'));
    expect(await write(message(), token)).toEqual({ code: 'FORBIDDEN' });
  });
});
