import type { EntityManager } from 'typeorm';
import { ContactMessage } from '#server/features/contact/contact-message.entity';
import { ContactTopicEnum } from '#server/features/contact/contact.enums';
import { LanguageEnum } from '#server/platform/graphql/languages/language';
import { daysAgo } from '../dates';
import { demoId } from '../ids';
import { insertResource } from '../insert-resource';
import { demoAccounts } from './people';
import { readContent } from '../reading/read-content';
import { list, number, object, oneOfEnum, text } from '../reading/shapes';

const messages = list(
  object(
    { name: text, email: text, lang: oneOfEnum(LanguageEnum), topic: oneOfEnum(ContactTopicEnum), text },
    { test: text, page: text, browser: text, reply: object({ age: number, text }) },
  ),
);

/** Adds messages to support. Those that have a reply are done. */
export async function loadDemoContactMessages(manager: EntityManager): Promise<void> {
  for (const [index, { reply, ...message }] of readContent('contact.yaml', messages).entries()) {
    const isSignedIn = demoAccounts.some(({ email }) => email === message.email);
    const values = {
      ...message,
      ...(isSignedIn && { profileId: demoId('profile', message.email) }),
      ...(reply && { done: true, reply: reply.text, repliedAt: daysAgo(reply.age).toISOString() }),
    };
    const id = demoId('contact-message', String(index));
    await insertResource(manager, ContactMessage, id, values, index + 1);
  }
}
