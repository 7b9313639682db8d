import { count } from './numbers';
import { mailTemplate } from './template';
import { type AboutOrder, ordersPath } from './orders';

/** Confirms an order of a reward. */
export const orderPlaced = mailTemplate<AboutOrder & { price: number; address?: string }>({
  path: ordersPath,
  en: ({ rewardName, price, address }) => ({
    subject: `Order placed: ${rewardName}`,
    paragraphs: [
      `You redeemed ${count('en', price)} ${price === 1 ? 'point' : 'points'} for “${rewardName}”.`,
      ...(address === undefined ? [] : [`Shipping address: ${address}`]),
      'You can cancel the order until we pack it. Your points are then refunded.',
    ],
    action: 'View my orders',
  }),
  es: ({ rewardName, price, address }) => ({
    subject: `Pedido realizado: ${rewardName}`,
    paragraphs: [
      `Ha canjeado ${count('es', price)} ${price === 1 ? 'punto' : 'puntos'} por «${rewardName}».`,
      ...(address === undefined ? [] : [`Dirección de envío: ${address}`]),
      'Puede cancelar el pedido hasta que lo empaquetemos. Entonces le reembolsamos los puntos.',
    ],
    action: 'Ver mis pedidos',
  }),
  fr: ({ rewardName, price, address }) => ({
    subject: `Commande passée\u00a0: ${rewardName}`,
    paragraphs: [
      `Vous avez échangé ${count('fr', price)} ${price < 2 ? 'point' : 'points'} contre «\u00a0${rewardName}\u00a0».`,
      ...(address === undefined ? [] : [`Adresse de livraison\u00a0: ${address}`]),
      'Vous pouvez annuler la commande jusqu’à l’emballage. Vos points vous sont alors remboursés.',
    ],
    action: 'Voir mes commandes',
  }),
});
