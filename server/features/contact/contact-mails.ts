import type { EntityManager } from 'typeorm';
import { enqueueMail } from '#server/features/notifications/notifications.service';
import type { currentSettings } from '#server/features/settings/settings.service';
import type { NewMessage } from './contact.queries';

type Numbered = NewMessage & { number: number };

/** Notifies support of a message if a support address is set. Replies to that e-mail go to the writer. */
export async function notifySupport(
  manager: EntityManager,
  { supportEmail, productName }: Awaited<ReturnType<typeof currentSettings>>,
  message: Numbered,
): Promise<void> {
  if (!supportEmail) return;
  const { id, number, name, email, topic, test, text, page, browser } = message;
  await enqueueMail(manager, {
    template: 'contact_message',
    to: { name: productName, email: supportEmail, lang: 'en' },
    replyTo: email,
    key: `contact:${id}:message`,
    values: { id, number, name, email, topic, test, text, page, browser },
  });
}

/** Sends the message to its writer, whose address must be verified. */
export async function sendCopy(
  manager: EntityManager,
  { id, number, name, email, lang, text }: Numbered,
): Promise<void> {
  await enqueueMail(manager, {
    template: 'contact_copy',
    to: { name, email, lang },
    key: `contact:${id}:copy`,
    values: { number, text },
  });
}

/** Sends the reply to the writer, in the language of the message. */
export async function sendReply(
  manager: EntityManager,
  { id, number, name, email, lang, text }: Numbered,
  reply: string,
): Promise<void> {
  await enqueueMail(manager, {
    template: 'contact_reply',
    to: { name, email, lang },
    key: `contact:${id}:reply`,
    values: { number, reply, text },
  });
}
