import { mailTemplate } from './template';
import { type AboutOrder, ordersPath } from './orders';

/** Reports that an order was shipped. */
export const orderSent = mailTemplate<AboutOrder & { trackingNumber: string | null }>({
  path: ordersPath,
  text: ({ rewardName, trackingNumber }, write) => ({
    subject: write('orderSent.subject', { rewardName }),
    paragraphs: [
      write('orderSent.sent', { rewardName }),
      ...(trackingNumber === null ? [] : [write('orderSent.tracking', { trackingNumber })]),
    ],
    action: write('orderSent.action'),
  }),
});
