import { count } from './numbers';
import { mailTemplate } from './template';
import { type AboutOrder, ordersPath } from './orders';

/** Reports an order cancelled by its person or an administrator, and the returned points. */
export const orderCancelled = mailTemplate<AboutOrder & { price: number; reason: string | null }>({
  path: ordersPath,
  en: ({ rewardName, price, reason }) => ({
    subject: `Order cancelled: ${rewardName}`,
    paragraphs: [
      `Your order of “${rewardName}” was cancelled.`,
      ...(reason === null ? [] : [`Reason: ${reason}`]),
      `We refunded ${count('en', price)} ${price === 1 ? 'point' : 'points'}.`,
    ],
    action: 'View my orders',
  }),
  es: ({ rewardName, price, reason }) => ({
    subject: `Pedido cancelado: ${rewardName}`,
    paragraphs: [
      `Su pedido de «${rewardName}» se canceló.`,
      ...(reason === null ? [] : [`Motivo: ${reason}`]),
      `Le reembolsamos ${count('es', price)} ${price === 1 ? 'punto' : 'puntos'}.`,
    ],
    action: 'Ver mis pedidos',
  }),
  fr: ({ rewardName, price, reason }) => ({
    subject: `Commande annulée\u00a0: ${rewardName}`,
    paragraphs: [
      `Votre commande de «\u00a0${rewardName}\u00a0» a été annulée.`,
      ...(reason === null ? [] : [`Raison\u00a0: ${reason}`]),
      `Nous vous avons remboursé ${count('fr', price)} ${price < 2 ? 'point' : 'points'}.`,
    ],
    action: 'Voir mes commandes',
  }),
});
