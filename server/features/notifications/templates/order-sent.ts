import { mailTemplate } from './template';
import { type AboutOrder, ordersPath } from './orders';

/** An order was sent. */
export const orderSent = mailTemplate<AboutOrder & { trackingNumber: string | null }>({
  path: ordersPath,
  en: ({ rewardName, trackingNumber }) => ({
    subject: `Sent: ${rewardName}`,
    paragraphs: [
      `“${rewardName}” is on its way to you.`,
      ...(trackingNumber === null ? [] : [`The number of the parcel: ${trackingNumber}`]),
    ],
    action: 'See my orders',
  }),
  es: ({ rewardName, trackingNumber }) => ({
    subject: `Enviado: ${rewardName}`,
    paragraphs: [
      `«${rewardName}» está en camino.`,
      ...(trackingNumber === null ? [] : [`El número del paquete: ${trackingNumber}`]),
    ],
    action: 'Ver mis pedidos',
  }),
  fr: ({ rewardName, trackingNumber }) => ({
    subject: `Envoyé\u00a0: ${rewardName}`,
    paragraphs: [
      `«\u00a0${rewardName}\u00a0» est en route vers vous.`,
      ...(trackingNumber === null ? [] : [`Le numéro du colis\u00a0: ${trackingNumber}`]),
    ],
    action: 'Voir mes commandes',
  }),
});
