import { mailTemplate } from './template';
import { type AboutOrder, ordersPath } from './orders';

/** Reports an order cancelled by its person or an administrator, and the returned points. */
export const orderCancelled = mailTemplate<AboutOrder & { price: number; reason: string | null }>({
  path: ordersPath,
  text: ({ rewardName, price, reason }, write) => ({
    subject: write('orderCancelled.subject', { rewardName }),
    paragraphs: [
      write('orderCancelled.cancelled', { rewardName }),
      ...(reason === null ? [] : [write('orderCancelled.reason', { reason })]),
      write('orderCancelled.refund', { price }),
    ],
    action: write('orderCancelled.action'),
  }),
});
