import { mailTemplate } from './template';

export interface PasswordLink {
  token: string;
  /** Minutes for which the link is valid. */
  minutes: number;
}

/** Sends a link for resetting a forgotten password. */
export const passwordLink = mailTemplate<PasswordLink>({
  path: ({ token }) => `/forgot?link=${token}`,
  text: ({ minutes }, write) => ({
    subject: write('passwordLink.subject'),
    paragraphs: [write('passwordLink.link', { minutes }), write('passwordLink.ignore')],
    action: write('passwordLink.action'),
  }),
});
