import type { LocalizedText } from '#server/platform/language/i18n';
import { mailTemplate } from './template';

export interface NewsletterConfirm {
  token: string;
  /** What the newsletter is called. */
  name: LocalizedText;
  /** For how many the link works. */
  hours: number;
}

/** Whoever gets this address's mail confirms by this link that the newsletter is to come. */
export const newsletterConfirm = mailTemplate<NewsletterConfirm>({
  path: ({ token }) => `/newsletter/confirm?link=${token}`,
  en: ({ name, hours }) => ({
    subject: `Confirm your subscription: ${name}`,
    paragraphs: [
      `Somebody asked for the newsletter “${name}” to come to this address. It comes once you open this link, which works for ${hours} hours.`,
      'If it was not you, there is nothing to do: nothing more will come.',
    ],
    action: 'Confirm the subscription',
  }),
  es: ({ name, hours }) => ({
    subject: `Confirme su suscripción: ${name}`,
    paragraphs: [
      `Alguien ha pedido que el boletín «${name}» llegue a esta dirección. Llegará cuando abra este enlace, que funciona durante ${hours} horas.`,
      'Si no fue usted, no tiene que hacer nada: no recibirá nada más.',
    ],
    action: 'Confirmar la suscripción',
  }),
  fr: ({ name, hours }) => ({
    subject: `Confirmez votre abonnement\u00a0: ${name}`,
    paragraphs: [
      `Quelqu’un a demandé que l’infolettre «\u00a0${name}\u00a0» soit envoyée à cette adresse. Elle le sera dès que vous ouvrirez ce lien, qui fonctionne pendant ${hours} heures.`,
      'Si ce n’était pas vous, il n’y a rien à faire\u00a0: rien d’autre ne viendra.',
    ],
    action: 'Confirmer l’abonnement',
  }),
});
