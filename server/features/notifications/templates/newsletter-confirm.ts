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
  en: ({ name, hours }) => ({
    subject: `Confirm your subscription: ${name}`,
    paragraphs: [
      `Someone asked to get the newsletter “${name}” at this address. To confirm, open the link and press the button on the page. The link works for ${hours} hours.`,
      'If it wasn’t you, you don’t have to do anything. You won’t get any more e-mails about it.',
    ],
    action: 'Confirm the subscription',
  }),
  es: ({ name, hours }) => ({
    subject: `Confirme su suscripción: ${name}`,
    paragraphs: [
      `Alguien ha pedido que el boletín «${name}» llegue a esta dirección. Para confirmar, abra el enlace y pulse el botón de la página. El enlace funciona durante ${hours} horas.`,
      'Si no fue usted, no tiene que hacer nada: no recibirá nada más.',
    ],
    action: 'Confirmar la suscripción',
  }),
  fr: ({ name, hours }) => ({
    subject: `Confirmez votre abonnement\u00a0: ${name}`,
    paragraphs: [
      `Quelqu’un a demandé que l’infolettre «\u00a0${name}\u00a0» soit envoyée à cette adresse. Pour confirmer, ouvrez le lien, puis appuyez sur le bouton de la page. Le lien fonctionne pendant ${hours} heures.`,
      'Si ce n’était pas vous, il n’y a rien à faire\u00a0: rien d’autre ne viendra.',
    ],
    action: 'Confirmer l’abonnement',
  }),
});
