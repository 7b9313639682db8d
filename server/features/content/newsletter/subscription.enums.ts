import { registerEnumType } from 'type-graphql';

export type SubscriptionState = 'pending' | 'confirmed' | 'left';

export enum SubscriptionStateEnum {
  pending = 'pending',
  confirmed = 'confirmed',
  left = 'left',
}
registerEnumType(SubscriptionStateEnum, {
  name: 'SubscriptionState',
  description: 'Status of a newsletter subscription.',
  valuesConfig: {
    pending: { description: "The address isn't confirmed yet. A confirmation link was sent to it." },
    confirmed: { description: 'The address is confirmed, and issues are sent to it.' },
    left: { description: 'The person has unsubscribed.' },
  },
});
