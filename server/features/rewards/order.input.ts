import { Field, ID, InputType, Int } from 'type-graphql';

@InputType({ description: 'What to redeem points for.' })
export class RedeemRewardInput {
  @Field(() => ID, { description: 'Id of the reward.' })
  rewardId!: string;

  @Field(() => Int, {
    description:
      'The price that was shown; PRICE_CHANGED, with the price as it is, where that is another one.',
  })
  expectedPrice!: number;

  @Field(() => String, { description: 'Where it is to be sent, 1 to 300 characters.' })
  address!: string;

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
