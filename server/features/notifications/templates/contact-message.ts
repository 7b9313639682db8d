import type { Language } from '#server/platform/language/i18n';
import { paragraphsOf } from './paragraphs';
import { mailTemplate } from './template';

type Topic = 'test' | 'points' | 'account' | 'program' | 'other';

export interface ContactMessageMail {
  id: string;
  number: number;
  name: string;
  email: string;
  topic: Topic;
  test: string | null;
  text: string;
  page: string | null;
  browser: string | null;
}

const topics: Record<Language, Record<Topic, string>> = {
  en: {
    test: 'a test or a result',
    points: 'points or rewards',
    account: 'the profile or signing in',
    program: 'a gold program or an account number',
    other: 'something else',
  },
  es: {
    test: 'un examen o un resultado',
    points: 'puntos o recompensas',
    account: 'el perfil o el inicio de sesión',
    program: 'un programa Gold o un número de cuenta',
    other: 'otra cosa',
  },
  fr: {
    test: 'un test ou un résultat',
    points: 'des points ou des récompenses',
    account: 'le profil ou la connexion',
    program: 'un programme Or ou un numéro de compte',
    other: 'autre chose',
  },
};

/** Returns a paragraph for each detail that has a value. */
const details = (said: readonly (readonly [label: string, value: string | null])[]): string[] =>
  said.flatMap(([label, value]) => (value === null ? [] : [`${label}: ${value}`]));

/** Notifies support of a person's message. A reply to it reaches the person. */
export const contactMessage = mailTemplate<ContactMessageMail>({
  path: ({ id }) => `/admin/messages/${id}`,
  en: ({ number, name, email, topic, test, text, page, browser }) => ({
    subject: `S-${number}: ${name} writes about ${topics.en[topic]}`,
    paragraphs: [
      ...paragraphsOf(text),
      ...details([
        ['Test', test],
        ['Page', page],
        ['Browser', browser],
      ]),
      `From ${name}, ${email}. An answer to this e-mail goes there.`,
    ],
    action: 'Open the message',
  }),
  es: ({ number, name, email, topic, test, text, page, browser }) => ({
    subject: `S-${number}: ${name} escribe sobre ${topics.es[topic]}`,
    paragraphs: [
      ...paragraphsOf(text),
      ...details([
        ['Examen', test],
        ['Página', page],
        ['Navegador', browser],
      ]),
      `De ${name}, ${email}. La respuesta a este correo le llega directamente.`,
    ],
    action: 'Abrir el mensaje',
  }),
  fr: ({ number, name, email, topic, test, text, page, browser }) => ({
    subject: `S-${number}\u00a0: ${name} écrit au sujet de\u00a0: ${topics.fr[topic]}`,
    paragraphs: [
      ...paragraphsOf(text),
      ...details([
        ['Test\u00a0', test],
        ['Page\u00a0', page],
        ['Navigateur\u00a0', browser],
      ]),
      `De ${name}, ${email}. Une réponse à ce courriel lui parvient.`,
    ],
    action: 'Ouvrir le message',
  }),
});
