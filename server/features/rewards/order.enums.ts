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
  description: 'How far an order is.',
  valuesConfig: {
    placed: { description: 'It was placed; whoever placed it may still cancel it.' },
    packed: { description: 'It was packed; administrators may still cancel it.' },
    sent: { description: 'It was sent.' },
    received: { description: 'It has arrived.' },
    cancelled: { description: 'It was cancelled, and its points given back.' },
  },
});
