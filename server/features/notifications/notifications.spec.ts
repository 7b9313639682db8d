import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { log } from '#server/platform/logging/log';
import { pool, select, transaction } from '#server/platform/database/database';
import type { Mail, Mailer } from '#server/platform/mail/mailer';
import { mailRecipient } from '#server/features/profile/mail-recipient';
import { type Api, startApi } from '#server/testing/api/api';
import { makePerson, type SpecPerson } from '#server/testing/factories';
import { runDueJobs } from '#server/testing/jobs';
import type { QueuedMail } from './mail.types';
import { deliverBy, enqueueMail, sendMailJob } from './notifications.service';

let api: Api;
let person: SpecPerson;
let sent: Mail[];
let failures: number;

const mailer: Mailer = {
  send: async (mail) => {
    if (failures-- > 0) throw new Error('The post office is closed.');
    sent.push(mail);
  },
};
const job = sendMailJob(
  deliverBy(mailer, mailRecipient, { publicUrl: 'https://portal.example', mailFrom: null }),
);

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  person = await makePerson({ name: 'Zoë Núñez', lang: 'fr' });
  sent = [];
  failures = 0;
});

const reset = (): QueuedMail => ({
  template: 'pro_reset',
  profileId: person.id,
  key: `pro:${person.id}`,
  values: {},
});
const enqueue = (mail = reset()): Promise<void> => transaction((manager) => enqueueMail(manager, mail));

const audits = () =>
  select('spec-mail-audit', `select * from audit_entry where target_id = $1 and action = 'sent_email'`, [
    person.id,
  ]);

describe('queued message', () => {
  it('is sent in the person’s language at the time of sending', async () => {
    await enqueue();
    await pool().query(`update profile set lang = 'es' where id = $1`, [person.id]);
    await runDueJobs([job]);
    expect(sent).toEqual([
      expect.objectContaining({ lang: 'es', to: { name: 'Zoë Núñez', address: person.email } }),
    ]);
    expect(sent[0]!.text).toContain('Hola, Zoë Núñez:');
  });

  it('is audited once it is sent, without the address', async () => {
    await enqueue();
    await runDueJobs([job]);
    const entries = await audits();
    expect(entries).toEqual([
      expect.objectContaining({ actor_kind: 'system', target_kind: 'profile', outcome: 'pro_reset' }),
    ]);
    expect(JSON.stringify(entries)).not.toContain(person.email);
  });

  it('is not sent to a person who was disabled since', async () => {
    await enqueue();
    await pool().query('update profile set disabled_at = now() where id = $1', [person.id]);
    await runDueJobs([job]);
    expect(sent).toEqual([]);
    expect(await audits()).toEqual([]);
  });

  it('is sent once when it was queued twice', async () => {
    await enqueue();
    await enqueue();
    await runDueJobs([job]);
    expect(sent).toHaveLength(1);
  });

  it('is sent to an address without a person, with its headers, and audited without the address', async () => {
    const email = 'shop@tires.example';
    const headers = { 'List-Unsubscribe': '<https://portal.example/leave>' };
    await enqueue({
      template: 'pro_reset',
      to: { name: '', email, lang: 'fr' },
      key: 'shop',
      values: {},
      headers,
    });
    await runDueJobs([job]);
    expect(sent).toEqual([
      expect.objectContaining({ lang: 'fr', to: { name: '', address: email }, headers }),
    ]);
    expect(sent[0]!.text).toMatch(/^Bonjour,\n/);
    expect(sent[0]!.text).toContain('parce que cette adresse a été indiquée sur');
    const entries = await select<{ outcome: string; target_id: null; entry: string }>(
      'spec-mail-to-address',
      `select outcome, target_id, audit_entry::text as entry from audit_entry where target_kind = 'mail'`,
    );
    expect(entries).toEqual([expect.objectContaining({ outcome: 'pro_reset', target_id: null })]);
    expect(entries[0]!.entry).not.toContain(email);
  });

  it('stays queued and unaudited while it can’t be sent', async () => {
    failures = 1;
    await enqueue();
    const { level } = log;
    log.level = 'silent';
    await expect(runDueJobs([job])).rejects.toThrow('The post office is closed.');
    log.level = level;
    expect(await audits()).toEqual([]);
    await pool().query('update graphile_worker._private_jobs set run_at = now()');
    await runDueJobs([job]);
    expect(sent).toHaveLength(1);
    expect(await audits()).toHaveLength(1);
  });
});
