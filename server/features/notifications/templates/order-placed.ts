import { count } from './numbers';
import { mailTemplate } from './template';
import { type AboutOrder, ordersPath } from './orders';

/** Points were redeemed for a reward. */
export const orderPlaced = mailTemplate<AboutOrder & { price: number; address?: string }>({
  path: ordersPath,
  en: ({ rewardName, price, address }) => ({
    subject: `Ordered: ${rewardName}`,
    paragraphs: [
      `You redeemed ${count('en', price)} ${price === 1 ? 'point' : 'points'} for “${rewardName}”.`,
      ...(address === undefined ? [] : [`We ship it to: ${address}`]),
      'You can cancel the order until it is packed; your points then come back.',
    ],
    action: 'See my orders',
  }),
  es: ({ rewardName, price, address }) => ({
    subject: `Pedido: ${rewardName}`,
    paragraphs: [
      `Ha canjeado ${count('es', price)} ${price === 1 ? 'punto' : 'puntos'} por «${rewardName}».`,
      ...(address === undefined ? [] : [`Se lo enviamos a: ${address}`]),
      'Puede cancelar el pedido hasta que esté empaquetado; entonces recupera sus puntos.',
    ],
    action: 'Ver mis pedidos',
  }),
  fr: ({ rewardName, price, address }) => ({
    subject: `Commandé\u00a0: ${rewardName}`,
    paragraphs: [
      `Vous avez échangé ${count('fr', price)} ${price < 2 ? 'point' : 'points'} contre «\u00a0${rewardName}\u00a0».`,
      ...(address === undefined ? [] : [`Adresse de livraison\u00a0: ${address}`]),
      'Vous pouvez annuler la commande jusqu’à ce qu’elle soit emballée; vos points vous sont alors rendus.',
    ],
    action: 'Voir mes commandes',
  }),
});
