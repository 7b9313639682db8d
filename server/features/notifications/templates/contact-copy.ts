import { paragraphsOf } from './paragraphs';
import { mailTemplate } from './template';

export interface ContactCopy {
  number: number;
  text: string;
}

/** The confirmation of a message to support, with its text. */
export const contactCopy = mailTemplate<ContactCopy>({
  path: () => '/contact',
  en: ({ number, text }) => ({
    subject: `We received your message S-${number}`,
    paragraphs: [
      'Support received your message and will reply to this address. You wrote:',
      ...paragraphsOf(text),
    ],
    action: 'Write another message',
  }),
  es: ({ number, text }) => ({
    subject: `Hemos recibido su mensaje S-${number}`,
    paragraphs: [
      'Soporte ha recibido su mensaje y le responderá a esta dirección. Usted escribió:',
      ...paragraphsOf(text),
    ],
    action: 'Escribir otro mensaje',
  }),
  fr: ({ number, text }) => ({
    subject: `Nous avons reçu votre message S-${number}`,
    paragraphs: [
      'L’assistance a reçu votre message et répondra à cette adresse. Vous avez écrit\u00a0:',
      ...paragraphsOf(text),
    ],
    action: 'Écrire un autre message',
  }),
});
