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
  en: ({ name, number, title, summary }) => ({
    subject: `${name}, no. ${number}: ${title}`,
    paragraphs: [summary],
    action: 'Read the issue',
    ending: 'Unsubscribe',
  }),
  es: ({ name, number, title, summary }) => ({
    subject: `${name}, n.º ${number}: ${title}`,
    paragraphs: [summary],
    action: 'Leer el número',
    ending: 'Cancelar la suscripción',
  }),
  fr: ({ name, number, title, summary }) => ({
    subject: `${name}, nº ${number}\u00a0: ${title}`,
    paragraphs: [summary],
    action: 'Lire le numéro',
    ending: 'Se désabonner',
  }),
});
