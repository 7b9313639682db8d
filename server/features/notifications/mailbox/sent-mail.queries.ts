import type { EntityManager } from 'typeorm';
import { now } from '#server/platform/clock';
import { select } from '#server/platform/database/database';
import type { Mail } from '#server/platform/mail/mailer';
import { SentMailEntity } from './sent-mail.entity';

/** Days after which messages are deleted from the mailbox. */
const retentionDays = 30;

/** Stores a message in the caller's transaction. A message with the same key is replaced. */
export async function keepSentMail(
  manager: EntityManager,
  { key, to, lang, subject, text }: Mail,
): Promise<void> {
  const row = { key, toName: to.name, toEmail: to.address, lang, subject, text, sentAt: now() };
  await manager.upsert(SentMailEntity, row, ['key']);
}

/** Deletes expired messages. */
export async function removeOldMail(): Promise<void> {
  await select(
    'remove-old-mail',
    'delete from sent_mail where sent_at < $1::timestamptz - make_interval(days => $2)',
    [now(), retentionDays],
  );
}
