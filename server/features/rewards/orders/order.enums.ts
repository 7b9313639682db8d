import { registerEnumType } from 'type-graphql';

export type OrderState = 'placed' | 'packed' | 'sent' | 'received' | 'cancelled';

export enum OrderStateEnum {
  placed = 'placed',
  packed = 'packed',
  sent = 'sent',
  received = 'received',
  cancelled = 'cancelled',
}
registerEnumType(OrderStateEnum, {
  name: 'OrderState',
  description: 'Status of an order.',
  valuesConfig: {
    placed: { description: 'Placed. The person who placed it can still cancel it.' },
    packed: { description: 'Packed. Administrators can still cancel it.' },
    sent: { description: 'Shipped.' },
    received: { description: 'Delivered.' },
    cancelled: { description: 'Cancelled, and its points are refunded.' },
  },
});
