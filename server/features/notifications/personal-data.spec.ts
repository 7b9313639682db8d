import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { pool, transaction } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { enqueueMail } from './notifications.service';
import { notificationsPersonalData } from './personal-data';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const forgotten = 'ana.ruiz+tread@shop.example';
const others = [
  'dana.ruiz+tread@shop.example',
  'ana.ruiz+tread@shop.example.org',
  'anaxruiz+tread@shop.example',
];

const keep = (key: string, to: string, text: string) =>
  pool().query(
    `insert into sent_mail (key, to_name, to_email, lang, subject, text, sent_at)
     values ($1, '', $2, 'en', 'Hello', $3, now())`,
    [key, to, text],
  );
const enqueue = (key: string, text: string) =>
  transaction((manager) =>
    enqueueMail(manager, {
      template: 'contact_copy',
      to: { name: '', email: 'support@shop.example', lang: 'en' },
      key,
      values: { number: 1, text },
    }),
  );

const keysOf = async (text: string): Promise<string[]> =>
  (await pool().query<{ key: string }>(text)).rows.map(({ key }) => key);

it('deletes messages to and about an address, but not those that only contain it in another one', async () => {
  await keep('to', forgotten.toUpperCase(), 'Hello');
  await keep('about', 'support@shop.example', `From Ana, ${forgotten}.`);
  await enqueue('queued', `Write to me:\n${forgotten}`);
  for (const [at, other] of others.entries()) {
    await keep(`to ${at}`, other, `To ${other}.`);
    await enqueue(`queued ${at}`, `Write to me:\n${other}`);
  }
  const person = {
    profileId: crypto.randomUUID(),
    addresses: [{ email: forgotten, since: null, until: null }],
    identifiers: [],
    carriedOutBy: null,
  };
  await transaction(async (manager) => {
    for (const { forget } of notificationsPersonalData)
      if (typeof forget !== 'string') await forget(manager, person);
  });
  expect(await keysOf('select key from sent_mail order by key')).toEqual(['to 0', 'to 1', 'to 2']);
  expect(await keysOf(`select key from graphile_worker.jobs where key like 'queued%' order by key`)).toEqual([
    'queued 0',
    'queued 1',
    'queued 2',
  ]);
});
