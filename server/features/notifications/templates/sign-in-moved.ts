import { mailTemplate } from './template';

/** Asks a person to set a password at the new identity provider, with a link. */
export const signInMoved = mailTemplate<{ token: string }>({
  path: ({ token }) => `/forgot?invitation=${token}`,
  text: (_values, write) => ({
    subject: write('signInMoved.subject'),
    paragraphs: [write('signInMoved.moved'), write('signInMoved.link')],
    action: write('signInMoved.action'),
  }),
});
