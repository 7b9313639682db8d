import { mailTemplate } from './template';
import { type AboutOrder, ordersPath } from './orders';

/** Reports that an order was shipped. */
export const orderSent = mailTemplate<AboutOrder & { trackingNumber: string | null }>({
  path: ordersPath,
  en: ({ rewardName, trackingNumber }) => ({
    subject: `Shipped: ${rewardName}`,
    paragraphs: [
      `We’ve shipped “${rewardName}”.`,
      ...(trackingNumber === null ? [] : [`Tracking number: ${trackingNumber}`]),
    ],
    action: 'View my orders',
  }),
  es: ({ rewardName, trackingNumber }) => ({
    subject: `Enviado: ${rewardName}`,
    paragraphs: [
      `Enviamos «${rewardName}».`,
      ...(trackingNumber === null ? [] : [`Número de seguimiento: ${trackingNumber}`]),
    ],
    action: 'Ver mis pedidos',
  }),
  fr: ({ rewardName, trackingNumber }) => ({
    subject: `Expédié\u00a0: ${rewardName}`,
    paragraphs: [
      `Nous avons expédié «\u00a0${rewardName}\u00a0».`,
      ...(trackingNumber === null ? [] : [`Numéro de suivi\u00a0: ${trackingNumber}`]),
    ],
    action: 'Voir mes commandes',
  }),
});
