import { paragraphsOf } from './paragraphs';
import { mailTemplate } from './template';

export interface ContactReply {
  number: number;
  reply: string;
  /** The text of the answered message. */
  text: string;
}

/** The reply of support to a person's message. */
export const contactReply = mailTemplate<ContactReply>({
  path: () => '/contact',
  text: ({ number, reply, text }, write) => ({
    subject: write('contactReply.subject', { number }),
    paragraphs: [...paragraphsOf(reply), write('contactReply.wrote'), ...paragraphsOf(text)],
    action: write('contactReply.action'),
  }),
});
