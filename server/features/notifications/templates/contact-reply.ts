import { paragraphsOf } from './paragraphs';
import { mailTemplate } from './template';

export interface ContactReply {
  number: number;
  reply: string;
  /** The text of the answered message. */
  text: string;
}

/** The reply of support to a person's message. */
export const contactReply = mailTemplate<ContactReply>({
  path: () => '/contact',
  en: ({ number, reply, text }) => ({
    subject: `Reply to your message S-${number}`,
    paragraphs: [...paragraphsOf(reply), 'You wrote:', ...paragraphsOf(text)],
    action: 'Write another message',
  }),
  es: ({ number, reply, text }) => ({
    subject: `Respuesta a su mensaje S-${number}`,
    paragraphs: [...paragraphsOf(reply), 'Usted escribió:', ...paragraphsOf(text)],
    action: 'Escribir otro mensaje',
  }),
  fr: ({ number, reply, text }) => ({
    subject: `Réponse à votre message S-${number}`,
    paragraphs: [...paragraphsOf(reply), 'Vous avez écrit\u00a0:', ...paragraphsOf(text)],
    action: 'Écrire un autre message',
  }),
});
