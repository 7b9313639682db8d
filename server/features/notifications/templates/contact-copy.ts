import { paragraphsOf } from './paragraphs';
import { mailTemplate } from './template';

export interface ContactCopy {
  number: number;
  text: string;
}

/** The confirmation of a message to support, with its text. */
export const contactCopy = mailTemplate<ContactCopy>({
  path: () => '/contact',
  text: ({ number, text }, write) => ({
    subject: write('contactCopy.subject', { number }),
    paragraphs: [write('contactCopy.received'), ...paragraphsOf(text)],
    action: write('contactCopy.action'),
  }),
});
