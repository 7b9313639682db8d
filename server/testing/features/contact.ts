import { randomUUID } from 'node:crypto';
import { beforeEach } from '@jest/globals';
import { deliverBy, sendMailJob } from '#server/features/notifications/notifications.service';
import { mailRecipient } from '#server/features/profile/mail-recipient';
import { pool, select } from '#server/platform/database/database';
import type { Mail } from '#server/platform/mail/mailer';
import { adminPortal } from '#server/testing/admin-portal';
import { runDueJobs } from '#server/testing/jobs';

const mutation = `mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { number copied } }`;
interface Taken {
  sendContactMessage: { number: number; copied: boolean };
}

/** Returns a message of a visitor. */
export const message = (more: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  name: 'Ben Rim',
  email: 'ben@shop.example',
  lang: 'fr',
  topic: 'account',
  text: 'I cannot sign in.\nSince Monday.',
  ...more,
});

/** Returns the stored messages. */
export const stored = () =>
  select<Record<string, unknown>>('spec-messages', 'select * from contact_message order by number');

/** Starts a portal without messages at the start of each spec. The specs can read its sent mail. */
export function contactPortal() {
  const portal = adminPortal();
  const sent: Mail[] = [];
  const job = sendMailJob(
    deliverBy({ send: async (mail) => void sent.push(mail) }, mailRecipient, {
      publicUrl: 'https://portal.example',
      mailFrom: null,
    }),
  );
  const deliver = () => runDueJobs([job]);

  beforeEach(async () => {
    await deliver();
    sent.length = 0;
    await pool().query('delete from contact_message');
    await pool().query('delete from counted_tries');
  });

  async function write(input: Record<string, unknown>, token?: string) {
    const { body } = await portal.api.graphql<Taken | null>(mutation, { input }, token);
    const { code, fields }: Record<string, unknown> = body.errors?.[0]?.extensions ?? {};
    return { ...body.data?.sendContactMessage, ...(code ? { code } : {}), ...(fields ? { fields } : {}) };
  }
  return { portal, sent, deliver, write };
}
