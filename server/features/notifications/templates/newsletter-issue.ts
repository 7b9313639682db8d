import type { LocalizedText } from '#server/platform/language/i18n';
import { mailTemplate } from './template';

export interface NewsletterLetter {
  /** The URL segment of its section. */
  section: string;
  number: number;
  title: LocalizedText;
  summary: LocalizedText;
  /** The name of the newsletter. */
  name: LocalizedText;
  /** The token of the unsubscribe link. */
  leaveToken: string;
}

/** Announces an issue of a newsletter. */
export const newsletterIssue = mailTemplate<NewsletterLetter>({
  path: ({ section, number }) => `/${section}/newsletter/${number}`,
  endingPath: ({ leaveToken }) => `/newsletter/leave?link=${leaveToken}`,
  text: ({ name, number, title, summary }, write) => ({
    subject: write('newsletterIssue.subject', { name, number, title }),
    paragraphs: [summary],
    action: write('newsletterIssue.action'),
    ending: write('newsletterIssue.ending'),
  }),
});
