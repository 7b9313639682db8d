import { mailTemplate } from './template';

/** Invites a new person to set a password with a link. */
export const invitation = mailTemplate<{ token: string }>({
  path: ({ token }) => `/forgot?invitation=${token}`,
  text: (_values, write) => ({
    subject: write('invitation.subject'),
    paragraphs: [write('invitation.ready'), write('invitation.link')],
    action: write('invitation.action'),
  }),
});
