import { mailTemplate } from './template';
import { type AboutOrder, ordersPath } from './orders';

/** Confirms an order of a reward. */
export const orderPlaced = mailTemplate<AboutOrder & { price: number; address?: string }>({
  path: ordersPath,
  text: ({ rewardName, price, address }, write) => ({
    subject: write('orderPlaced.subject', { rewardName }),
    paragraphs: [
      write('orderPlaced.placed', { price, rewardName }),
      ...(address === undefined ? [] : [write('orderPlaced.address', { address })]),
      write('orderPlaced.cancel'),
    ],
    action: write('orderPlaced.action'),
  }),
});
