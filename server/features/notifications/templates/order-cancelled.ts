import { count } from './numbers';
import { mailTemplate } from './template';
import { type AboutOrder, ordersPath } from './orders';

/** An order was cancelled, by whom it is of or by an administrator, and its points given back. */
export const orderCancelled = mailTemplate<AboutOrder & { price: number; reason: string | null }>({
  path: ordersPath,
  en: ({ rewardName, price, reason }) => ({
    subject: `Order cancelled: ${rewardName}`,
    paragraphs: [
      `The order of “${rewardName}” was cancelled.`,
      ...(reason === null ? [] : [`The reason: ${reason}`]),
      `Your ${count('en', price)} ${price === 1 ? 'point has' : 'points have'} come back.`,
    ],
    action: 'See my orders',
  }),
  es: ({ rewardName, price, reason }) => ({
    subject: `Pedido cancelado: ${rewardName}`,
    paragraphs: [
      `El pedido de «${rewardName}» se ha cancelado.`,
      ...(reason === null ? [] : [`El motivo: ${reason}`]),
      `Ha recuperado ${price === 1 ? 'su punto' : `sus ${count('es', price)} puntos`}.`,
    ],
    action: 'Ver mis pedidos',
  }),
  fr: ({ rewardName, price, reason }) => ({
    subject: `Commande annulée\u00a0: ${rewardName}`,
    paragraphs: [
      `La commande de «\u00a0${rewardName}\u00a0» a été annulée.`,
      ...(reason === null ? [] : [`La raison\u00a0: ${reason}`]),
      price < 2 ? 'Votre point vous a été rendu.' : `Vos ${count('fr', price)} points vous ont été rendus.`,
    ],
    action: 'Voir mes commandes',
  }),
});
