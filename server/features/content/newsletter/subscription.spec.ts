import { describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { makePerson } from '#server/testing/factories';
import { later, linkIn, newsletterPortal } from '#server/testing/content/newsletter';
import { removeOldSubscriptions } from './subscription.queries';

const { api, asAdmin, sent, work, someone, change, subscribe, own, open, confirmed, issue, publish } =
  newsletterPortal();

describe('newsletter subscription', () => {
  it('is confirmed by the link sent to the address, in the selected language', async () => {
    expect(await own()).toBeNull();
    expect(await subscribe(' Dana@Shop.example ', 'fr')).toMatchObject({ state: 'pending' });
    await work();
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

  it('is not confirmed by an expired, replaced or unknown link', async () => {
    await subscribe('dana@shop.example');
    await work();
    await subscribe('dana@shop.example');
    await work();
    const [first, second] = sent.map(linkIn);
    expect(await open('confirmNewsletter', first!)).toBeNull();
    expect(await open('confirmNewsletter', 'x')).toBeNull();
    await later(49, async () => expect(await open('confirmNewsletter', second!)).toBeNull());
    expect(await open('confirmNewsletter', second!)).not.toBeNull();
  });

  it('stays confirmed when only the language changes, and needs confirmation of a new address', async () => {
    await confirmed('dana@shop.example');
    expect(await subscribe('DANA@shop.example', 'es')).toMatchObject({ state: 'confirmed', lang: 'es' });
    await work();
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
  ])('rejects the address %j', async (email) => {
    const rejection = expect.objectContaining({ message: 'BAD_USER_INPUT', fields: ['email'] });
    await expect(subscribe(email)).rejects.toEqual(rejection);
  });

  it('sends at most three e-mails per hour to an address and five to a person', async () => {
    for (let tries = 0; tries < 3; tries++) await subscribe('victim@shop.example');
    const limited = expect.objectContaining({ message: 'RATE_LIMITED' });
    await expect(subscribe('Victim@shop.example')).rejects.toEqual(limited);
    for (const email of ['a@b.example', 'c@d.example']) await subscribe(email);
    await expect(subscribe('e@f.example')).rejects.toEqual(limited);
    await expect(subscribe('victim@shop.example', 'en', await someone())).rejects.toEqual(limited);
  });

  it('can be ended by the person, who can restore it for a day', async () => {
    await expect(change('leaveNewsletter')).rejects.toMatchObject({ message: 'NOT_FOUND' });
    await confirmed('dana@shop.example');
    expect(await change('leaveNewsletter')).toMatchObject({ state: 'left', canRejoin: true });
    expect(await change('rejoinNewsletter')).toMatchObject({ state: 'confirmed' });
    await change('leaveNewsletter');
    await pool().query("update newsletter_subscription set left_at = left_at - interval '25 hours'");
    expect(await own()).toMatchObject({ state: 'left', canRejoin: false });
    await expect(change('rejoinNewsletter')).rejects.toMatchObject({ message: 'NOT_FOUND' });
  });

  it('is deleted a month after it was ended or never confirmed', async () => {
    await subscribe('dana@shop.example');
    await later(29 * 24, removeOldSubscriptions);
    expect(await own()).not.toBeNull();
    await later(31 * 24, removeOldSubscriptions);
    expect(await own()).toBeNull();
  });

  it('is listed for administrators without link tokens, and audited without the address', async () => {
    await confirmed('dana@shop.example');
    const { adminNewsletterSubscriptions: list } = await asAdmin<{
      adminNewsletterSubscriptions: { nodes: { email: string; state: string }[] };
    }>(
      `query($search: String) { adminNewsletterSubscriptions(search: $search) { nodes { id updatedAt email state } } }`,
      { search: 'DANA' },
    );
    expect(list.nodes).toEqual([expect.objectContaining({ email: 'dana@shop.example', state: 'confirmed' })]);
    const admin = await api().tokenOf(await makePerson({ role: 'admin' }));
    const csv = await api().app.inject({
      url: '/api/adminNewsletterSubscriptions.csv',
      headers: { authorization: `Bearer ${admin}` },
    });
    expect(csv.body).toContain('dana@shop.example');
    const { rows } = await pool().query<{ leave_token: string }>(
      'select leave_token from newsletter_subscription',
    );
    expect(csv.body).not.toContain(rows[0]!.leave_token);
  });
});
