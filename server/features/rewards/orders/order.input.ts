import { Field, ID, InputType, Int } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { ShippingAddressInput } from '../address/shipping-address.types';
import { type OrderState, OrderStateEnum } from './order.enums';

@InputType({ description: 'Reward to redeem points for.' })
export class RedeemRewardInput {
  @Field(() => ID, { description: 'ID of the reward.' })
  rewardId!: string;

  @Field(() => Int, {
    description:
      'Price that was shown to the person. If it has changed, the answer is PRICE_CHANGED with the current price.',
  })
  expectedPrice!: number;

  @Field(() => ShippingAddressInput, { description: 'Shipping address.' })
  shippingAddress!: ShippingAddressInput;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether to suggest the address for the next order. If left out or null: false.',
  })
  rememberAddress?: boolean | null;

  @Field(() => String, {
    description:
      'Key of your choice for this order, 1 to 100 characters. A repeat with the same key changes nothing and returns the order that was placed first.',
  })
  idempotencyKey!: string;
}

@InputType({ description: 'Order to cancel.' })
export class CancelOrderInput {
  @Field(() => ID, { description: 'ID of the order.' })
  orderId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Reason for the person, at most 300 characters. If left out or null, there is none.',
  })
  reason?: string | null;
}

@InputType({ description: 'Orders to move to the next step.' })
export class AdvanceOrdersInput {
  @Field(() => [ID], { description: 'IDs of 1 to 100 orders.' })
  orderIds!: string[];

  @Field(() => OrderStateEnum, {
    description: 'Next step: packed, sent or received. Only orders at the step before are moved.',
  })
  to!: OrderState;

  @Field(() => String, {
    nullable: true,
    description:
      'Tracking number of the parcel with all these orders, at most 100 characters. Only with `sent`. If left out or null, there is none.',
  })
  trackingNumber?: string | null;
}

@InputType({ description: 'Filter of a list of orders.' })
export class OrderFilter {
  @Field(() => [OrderStateEnum], {
    nullable: true,
    description: 'Orders with one of these statuses. If left out or null: no filter.',
  })
  states?: OrderState[] | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Orders placed at this time or later. If left out or null: no filter.',
  })
  from?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Orders placed before this time. If left out or null: no filter.',
  })
  to?: Date | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Orders of people of the account with this ID. If left out or null: no filter.',
  })
  accountId?: string | null;
}
