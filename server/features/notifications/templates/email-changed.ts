import { mailTemplate } from './template';

/** Informs a person that the e-mail address was changed. It is sent to the old and the new address. */
export const emailChanged = mailTemplate<{ before: string; after: string }>({
  path: () => '/contact',
  text: ({ before, after }, write) => ({
    subject: write('emailChanged.subject'),
    paragraphs: [
      write('emailChanged.changed', { before, after }),
      write('emailChanged.address'),
      write('emailChanged.wrong'),
    ],
    action: write('emailChanged.action'),
  }),
});
