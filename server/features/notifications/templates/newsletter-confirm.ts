import type { LocalizedText } from '#server/platform/language/i18n';
import { mailTemplate } from './template';

export interface NewsletterConfirm {
  token: string;
  /** The name of the newsletter. */
  name: LocalizedText;
  /** Hours for which the link is valid. */
  hours: number;
}

/** Links to the page that confirms a subscription. */
export const newsletterConfirm = mailTemplate<NewsletterConfirm>({
  path: ({ token }) => `/newsletter/confirm?link=${token}`,
  text: ({ name, hours }, write) => ({
    subject: write('newsletterConfirm.subject', { name }),
    paragraphs: [write('newsletterConfirm.confirm', { name, hours }), write('newsletterConfirm.ignore')],
    action: write('newsletterConfirm.action'),
  }),
});
