import { paragraphsOf } from './paragraphs';
import { mailTemplate } from './template';

type Topic = 'test' | 'points' | 'account' | 'program' | 'other';

export interface ContactMessageMail {
  id: string;
  number: number;
  name: string;
  email: string;
  topic: Topic;
  test: string | null;
  text: string;
  page: string | null;
  browser: string | null;
}

/** Notifies support of a person's message. A reply to it reaches the person. */
export const contactMessage = mailTemplate<ContactMessageMail>({
  path: ({ id }) => `/admin/messages/${id}`,
  text: ({ number, name, email, topic, test, text, page, browser }, write) => ({
    subject: write('contactMessage.subject', { number, name, topic: write(`contactMessage.topic.${topic}`) }),
    paragraphs: [
      ...paragraphsOf(text),
      ...(test === null ? [] : [write('contactMessage.test', { value: test })]),
      ...(page === null ? [] : [write('contactMessage.page', { value: page })]),
      ...(browser === null ? [] : [write('contactMessage.browser', { value: browser })]),
      write('contactMessage.from', { name, email }),
    ],
    action: write('contactMessage.action'),
  }),
});
