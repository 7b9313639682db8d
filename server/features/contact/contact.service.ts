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

/** What administrators do with messages; the audit says nothing of who wrote what. */
export const adminContactMessages = resourceService(ContactMessage, {
  scopes: { read: null },
  order: 'createdAt',
  descending: true,
  audited: ({ number, topic, done, repliedAt }) => ({ number, topic, done, repliedAt }),
});

/**
 * Keeps a message, tells support of it, and sends a copy to whoever is signed in under an address that is vouched for.
 * What is sent twice under its id is one message. RATE_LIMITED after five of a person, or three from a network, in an
 * hour.
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
  // Before, since those that wait for one another below hold the connections by which they would be read anew.
  const settings = await currentSettings();
  return transaction(async (manager) => {
    const { isVerified, ...writer } = stranger ?? (await selectWriter(manager, profileId!));
    // What is sent again waits for the first, or it would count as another message.
    await hold(manager, `contact-message/${id}`);
    const known = await numberOf(manager, id);
    if (known !== null) return { number: known, copied: isVerified };
    await countMessage(manager, viewer, address);
    // To a machine it looks as if it had been taken.
    if (sent.website) return { number: await nextNumber(manager), copied: false };
    const kept = { id, profileId, ...writer, ...message };
    const number = await insertMessage(manager, kept);
    await notifySupport(manager, settings, { ...kept, number });
    if (isVerified) await sendCopy(manager, { ...kept, number });
    return { number, copied: isVerified };
  });
}

/** Answers a message by e-mail, once; nothing is left to do of it then. */
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
