import type { LocalizedText } from '#server/platform/language/i18n';
import { mailTemplate } from './template';

export interface Reminder {
  /** The name of the sender. */
  by: string;
  /** The number of open tests. */
  count: number;
  /** The name of the first open test. */
  next: LocalizedText;
  /** A note from the sender. */
  line: string | null;
}

const said = (line: string | null, write: (line: string) => string): string[] =>
  line === null ? [] : [write(line)];

/** Reminds a person of open tests, sent by a manager or an administrator. */
export const reminder = mailTemplate<Reminder>({
  path: () => '/training',
  en: ({ by, count, next, line }) => ({
    subject: count === 1 ? `${by} reminds you of an open test` : `${by} reminds you of ${count} open tests`,
    paragraphs: [
      `You can take: ${next}${count > 1 ? `, and ${count - 1} more` : ''}.`,
      ...said(line, (own) => `${by}: “${own}”`),
    ],
    action: 'View open tests',
  }),
  es: ({ by, count, next, line }) => ({
    subject:
      count === 1 ? `${by} le recuerda un examen abierto` : `${by} le recuerda ${count} exámenes abiertos`,
    paragraphs: [
      `Puede hacer: ${next}${count > 1 ? `, y ${count - 1} más` : ''}.`,
      ...said(line, (own) => `${by}: «${own}»`),
    ],
    action: 'Ver exámenes abiertos',
  }),
  fr: ({ by, count, next, line }) => ({
    subject:
      count === 1 ? `${by} vous rappelle un test ouvert` : `${by} vous rappelle ${count} tests ouverts`,
    paragraphs: [
      `Vous pouvez passer\u00a0: ${next}${count > 1 ? `, et ${count - 1} de plus` : ''}.`,
      ...said(line, (own) => `${by}\u00a0: «\u00a0${own}\u00a0»`),
    ],
    action: 'Voir les tests ouverts',
  }),
});
