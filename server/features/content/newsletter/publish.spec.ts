import { describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { callsAs } from '#server/testing/api/calls';
import { makePerson } from '#server/testing/factories';
import { later, linkIn, newsletterPortal, publicUrl } from '#server/testing/content/newsletter';
import { publishNewsletters } from './publish.job';

const { api, asAdmin, sent, work, someone, change, subscribe, own, open, confirmed, issue, publish } =
  newsletterPortal();

describe('published newsletter issue', () => {
  it('is sent once to each confirmed address, also by concurrent servers and after later corrections', async () => {
    await confirmed('dana@shop.example');
    await confirmed('Dana@shop.example', 'en', await someone());
    await confirmed('zoe@shop.example', 'fr', await someone());
    const { id } = await issue();
    await Promise.all([publishNewsletters(), publishNewsletters(), publishNewsletters()]);
    await work();
    expect(sent.map(({ to }) => to.address.toLowerCase()).sort()).toEqual([
      'dana@shop.example',
      'zoe@shop.example',
    ]);
    const stored = async () =>
      (
        await asAdmin<{ issue: { updatedAt: string; mailedTo: number } }>(
          'query($id: ID!) { issue: adminNewsletterIssue(id: $id) { updatedAt mailedTo } }',
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

  it('is not sent before its publication, or when its date is long past', async () => {
    await confirmed('dana@shop.example');
    await issue(new Date(Date.now() + 3_600_000).toISOString());
    await issue('2021-01-04T12:00:00.000Z');
    expect(await publish()).toEqual([]);
    await later(1, async () => expect(await publish()).toEqual(['dana@shop.example']));
  });

  it('is not sent to people who unsubscribed, were disabled or can’t read the section at that time', async () => {
    await confirmed('dana@shop.example');
    const whoever = await makePerson();
    await confirmed('gone@shop.example', 'en', callsAs(api(), await api().tokenOf(whoever)));
    await issue();
    await publishNewsletters();
    await change('leaveNewsletter');
    await pool().query('update profile set disabled_at = now() where id = $1', [whoever.id]);
    await work();
    expect(sent).toEqual([]);
  });

  it('contains an unsubscribe link, also in its headers', async () => {
    await confirmed('dana@shop.example');
    const { number } = await issue();
    await publish();
    const [mail] = sent;
    const link = linkIn(mail!);
    expect(mail!.text).toContain(`/pro-training/newsletter/${number}`);
    expect(mail!.headers).toEqual({
      'List-Unsubscribe': `<${publicUrl}/api/newsletter/leave?token=${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const address = `/api/newsletter/leave?token=${link}`;
    const got = await api().app.inject({ method: 'GET', url: address });
    expect([got.statusCode, got.headers.location]).toEqual([302, `/newsletter/leave?link=${link}`]);
    expect(await own()).toMatchObject({ state: 'confirmed' });
    const post = (url: string) =>
      api().app.inject({
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

  it('can be unsubscribed by its link without signing in, after which older links don’t subscribe again', async () => {
    await subscribe('dana@shop.example');
    await work();
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
