import { registerEnumType } from 'type-graphql';

export type SubscriptionState = 'pending' | 'confirmed' | 'left';

export enum SubscriptionStateEnum {
  pending = 'pending',
  confirmed = 'confirmed',
  left = 'left',
}
registerEnumType(SubscriptionStateEnum, {
  name: 'SubscriptionState',
  description: 'How far a subscription to a newsletter is.',
  valuesConfig: {
    pending: { description: 'The address has yet to be confirmed by the link that was sent there.' },
    confirmed: { description: 'The issues come.' },
    left: { description: 'No more issues come.' },
  },
});
