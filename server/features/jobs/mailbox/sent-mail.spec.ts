import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mailRecipient } from '#server/features/profile/mail-recipient';
import { now, replaceClock } from '#server/platform/clock';
import { pool, transaction } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { makeClient, makePerson } from '#server/testing/factories';
import { runDueJobs } from '#server/testing/jobs';
import { deliverBy, enqueueMail, sendMailJob } from '#server/features/notifications/notifications.service';
import { keepMail } from '#server/features/notifications/mailbox/mailbox';
import { removeOldMail } from '#server/features/notifications/mailbox/sent-mail.queries';

let api: Api;
let token: string;

const job = sendMailJob(
  deliverBy({ send: async () => undefined }, mailRecipient, {
    publicUrl: 'https://portal.example',
    mailFrom: null,
  }),
);

beforeAll(async () => {
  api = await startApi();
  token = await api.tokenOf(await makePerson({ role: 'admin' }));
});
afterAll(() => api.close());
beforeEach(async () => {
  await pool().query('delete from sent_mail');
});

async function send(name: string, key = name): Promise<void> {
  const to = { name, email: `${key}@people.example`, lang: 'en' as const };
  await transaction((manager) =>
    enqueueMail(manager, { template: 'pro_reset', to, key: `spec:${key}`, values: {} }),
  );
  await runDueJobs([job]);
}

interface Data {
  mailboxRetention: boolean;
  sentMails: {
    totalCount: number;
    nodes: { id: string; toName: string; toEmail: string; subject: string; text: string; sentAt: string }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}
const query = `query ($search: String, $where: SentMailWhere, $orderBy: SentMailOrder, $first: Int = 50, $after: String) { mailboxRetention
  sentMails(search: $search, where: $where, orderBy: $orderBy, first: $first, after: $after) {
    totalCount nodes { id toName toEmail lang subject text sentAt } pageInfo { hasNextPage endCursor } } }`;
const read = async (variables: Record<string, unknown> = {}) =>
  (await api.graphql<Data>(query, variables, token)).body.data;
const names = async (search: string) =>
  (await read({ search })).sentMails.nodes.map(({ toName }) => toName).toSorted();

describe('mailbox', () => {
  it('lists sent messages with their links, newest first', async () => {
    for (const name of ['Ada', 'Ben', 'Cho']) await send(name);
    const seen: string[] = [];
    let after: string | undefined;
    for (;;) {
      const { sentMails } = await read({ first: 2, after });
      expect(sentMails.totalCount).toBe(3);
      seen.push(...sentMails.nodes.map(({ toName }) => toName));
      if (!sentMails.pageInfo.hasNextPage) break;
      after = sentMails.pageInfo.endCursor;
    }
    expect(seen).toEqual(['Cho', 'Ben', 'Ada']);
    const [cho] = (await read({ first: 1 })).sentMails.nodes;
    expect(cho).toMatchObject({ toEmail: 'Cho@people.example', subject: 'A new PRO cycle has begun' });
    expect(cho!.text).toContain('Hello Cho,');
    expect(cho!.text).toContain('\nhttps://portal.example/training\n');
  });

  it('contains a message once that was sent twice with the same key', async () => {
    await send('Ada', 'again');
    await send('Adele', 'again');
    expect((await read()).sentMails.nodes).toMatchObject([{ toName: 'Adele' }]);
  });

  it('searches subject, name and address literally', async () => {
    await send('Ada 100% Ribs', 'ada');
    await send('Ben', 'ben_1');
    expect(await names('PRO CYCLE')).toEqual(['Ada 100% Ribs', 'Ben']);
    expect(await names('0% r')).toEqual(['Ada 100% Ribs']);
    expect(await names('ben_')).toEqual(['Ben']);
    expect(await names('a%s')).toEqual([]);
  });

  it('filters by conditions, sorts, and exports the same rows', async () => {
    for (const name of ['Ada', 'Ben', 'Cho']) await send(name);
    const where = { toEmail: { noneOf: ['Ben@people.example'] } };
    const orderBy = { field: 'toName', direction: 'ASC' };
    const { sentMails } = await read({ where, orderBy });
    expect([sentMails.totalCount, sentMails.nodes.map(({ toName }) => toName)]).toEqual([2, ['Ada', 'Cho']]);
    const params = new URLSearchParams({ where: JSON.stringify(where), orderBy: JSON.stringify(orderBy) });
    const file = (by: string) =>
      api.app.inject({
        url: `/api/sentMails.csv?${params.toString()}`,
        headers: { authorization: `Bearer ${by}` },
      });
    const { body } = await file(token);
    expect(body.split(/\r?\n/).map((line) => line.split(',')[2])).toEqual([
      'toName',
      'Ada',
      'Cho',
      undefined,
    ]);
    // The links of a message are personal.
    expect(body).not.toContain('https://portal.example');
    expect((await file(await api.tokenOf(await makePerson()))).statusCode).toBe(403);
  });

  it('returns a message by its id, and null for any other id', async () => {
    await send('Ada');
    const [{ id } = { id: '' }] = (await read()).sentMails.nodes;
    const one = async (wanted: string) => {
      const { body } = await api.graphql<{ sentMail: { toName: string } | null }>(
        'query ($id: ID!) { sentMail(id: $id) { toName } }',
        { id: wanted },
        token,
      );
      return body.data.sentMail;
    };
    expect(await one(id.toUpperCase())).toEqual({ toName: 'Ada' });
    expect(await one(crypto.randomUUID())).toBeNull();
    expect(await one("' or true")).toBeNull();
  });

  it('is empty and marked so when a mail server sends the messages', async () => {
    expect((await read()).mailboxRetention).toBe(true);
    keepMail(false);
    try {
      await send('Ada');
      expect(await read()).toMatchObject({ mailboxRetention: false, sentMails: { totalCount: 0 } });
    } finally {
      keepMail(true);
    }
  });

  it('stores a message for 30 days', async () => {
    await send('Ada');
    const inDays = (days: number) => {
      const then = new Date(now().getTime() + days * 86_400_000);
      return replaceClock(() => then);
    };
    for (const [days, left] of [
      [29.9, 1],
      [30.1, 0],
    ] as const) {
      const restoreClock = inDays(days);
      await removeOldMail().finally(restoreClock);
      expect((await read()).sentMails.totalCount).toBe(left);
    }
  });

  it('is available to administrators only', async () => {
    const callers = [
      await api.tokenOf(await makePerson()),
      await api.tokenOf(await makePerson({ role: 'manager' })),
      await api.clientToken(await makeClient('reader')),
    ];
    for (const caller of callers) {
      for (const listing of ['sentMails { totalCount }', `sentMail(id: "${crypto.randomUUID()}") { id }`]) {
        const { body } = await api.graphql(`{ ${listing} }`, {}, caller);
        expect(body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
      }
    }
  });
});
