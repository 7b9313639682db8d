import { Field, ID, InputType, Int } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { ShippingAddressInput } from './address/shipping-address.types';
import { type OrderState, OrderStateEnum } from './order.enums';

@InputType({ description: 'What to redeem points for.' })
export class RedeemRewardInput {
  @Field(() => ID, { description: 'Id of the reward.' })
  rewardId!: string;

  @Field(() => Int, {
    description:
      'The price that was shown; PRICE_CHANGED, with the price as it is, where that is another one.',
  })
  expectedPrice!: number;

  @Field(() => ShippingAddressInput, { description: 'Where to ship it.' })
  shippingAddress!: ShippingAddressInput;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Suggests the address for the next order. Left out or null: false.',
  })
  rememberAddress?: boolean | null;

  @Field(() => String, {
    description:
      'Chosen by the caller, 1 to 100 characters: the same key again changes nothing and gives the order that was placed then.',
  })
  idempotencyKey!: string;
}

@InputType({ description: 'Which order to cancel.' })
export class CancelOrderInput {
  @Field(() => ID, { description: 'Id of the order.' })
  orderId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Why, at most 300 characters, which the person reads. Left out or null: nothing is said.',
  })
  reason?: string | null;
}

@InputType({ description: 'Which orders to bring one step on.' })
export class AdvanceOrdersInput {
  @Field(() => [ID], { description: 'Ids of 1 to 100 orders.' })
  orderIds!: string[];

  @Field(() => OrderStateEnum, {
    description: 'Where to: packed, sent or received, each of which comes from the one before alone.',
  })
  to!: OrderState;

  @Field(() => String, {
    nullable: true,
    description:
      'The number of the parcel that all of them are in, at most 100 characters; only with `sent`. Left out or null: ' +
      'none is known.',
  })
  trackingNumber?: string | null;
}

@InputType({ description: 'Which orders a list is narrowed to.' })
export class OrderFilter {
  @Field(() => [OrderStateEnum], {
    nullable: true,
    description: 'In one of these states; any where left out or null.',
  })
  states?: OrderState[] | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Placed at this moment or later; whenever where left out or null.',
  })
  from?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Placed before this moment; whenever where left out or null.',
  })
  to?: Date | null;

  @Field(() => ID, {
    nullable: true,
    description: 'By people of this account; of any and none where left out or null.',
  })
  accountId?: string | null;
}
