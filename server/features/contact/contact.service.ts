import { resourceService } from '#server/features/editing/resources';
import type { Target } from '#server/features/editing/inputs';
import { currentSettings } from '#server/features/settings/settings.service';
import { now } from '#server/platform/clock';
import { hold, transaction } from '#server/platform/database/database';
import { AppError, throwFieldError } from '#server/platform/errors';
import { isId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import { checkMessage, checkMessageText, checkWriter } from './check-message';
import { countMessage } from './contact-limits';
import { sendCopy, sendReply, notifySupport } from './contact-mails';
import { ContactMessage } from './contact-message.entity';
import { assertCanWriteToSupport } from './contact.policy';
import { insertMessage, nextNumber, numberOf, selectWriter } from './contact.queries';
import type { SendContactMessageInput, SendContactMessagePayload } from './contact.types';

/** Actions of administrators on messages. The audit log doesn't contain their content or writers. */
export const adminContactMessages = resourceService(ContactMessage, {
  scopes: { read: null },
  order: 'createdAt',
  descending: true,
  audited: ({ number, topic, done, repliedAt }) => ({ number, topic, done, repliedAt }),
});

/**
 * Stores a message, notifies support, and sends a copy to signed-in writers with a verified address. A repeat with the
 * same id isn't stored again. Throws RATE_LIMITED after five messages of a person, or three from a network, in an hour.
 */
export async function sendContactMessage(
  viewer: Viewer,
  sent: SendContactMessageInput,
  address: string,
): Promise<SendContactMessagePayload> {
  assertCanWriteToSupport(viewer);
  if (!isId(sent.id)) throwFieldError('id', 'The id is a UUID.');
  const id = sent.id.toLowerCase();
  const profileId = viewer.kind === 'person' ? viewer.profileId : null;
  const stranger = profileId === null ? { ...checkWriter(sent), isVerified: false } : null;
  const message = checkMessage(sent);
  // Read before the transaction, because waiting requests would use all connections that this read needs.
  const settings = await currentSettings();
  return transaction(async (manager) => {
    const { isVerified, ...writer } = stranger ?? (await selectWriter(manager, profileId!));
    // A repeat waits for the first request, so that it isn't counted again.
    await hold(manager, `contact-message/${id}`);
    const known = await numberOf(manager, id);
    if (known !== null) return { number: known, copied: isVerified };
    await countMessage(manager, viewer, address);
    // A filled honeypot field means a bot, which gets the usual response.
    if (sent.website) return { number: await nextNumber(manager), copied: false };
    const kept = { id, profileId, ...writer, ...message };
    const number = await insertMessage(manager, kept);
    await notifySupport(manager, settings, { ...kept, number });
    if (isVerified) await sendCopy(manager, { ...kept, number });
    return { number, copied: isVerified };
  });
}

/** Replies to a message once by e-mail, and marks it as done. */
export async function replyToContactMessage(
  viewer: Viewer,
  target: Target,
  text: string,
): Promise<ContactMessage> {
  return adminContactMessages.change(viewer, target, async (manager, _editor, stored) => {
    const reply = checkMessageText(text, 'text');
    if (stored.repliedAt !== null) throw new AppError('CONFLICT', 'The message was answered already.');
    const repliedAt = now().toISOString();
    await manager.update(ContactMessage, { id: target.id }, { reply, repliedAt, done: true });
    await sendReply(manager, { ...stored, id: target.id.toLowerCase() }, reply);
    return {
      repliedAt: [null, repliedAt],
      ...(stored.done ? {} : { done: [false, true] as [unknown, unknown] }),
    };
  });
}
