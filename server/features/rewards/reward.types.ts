import { Field, Int, ObjectType } from 'type-graphql';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import { PageInfo } from '#server/platform/paging';
import { OfferedReward, type RewardValues } from './reward.entity';

@ObjectType({ description: 'An item of a page with its cursor.', simpleResolvers: true })
export class RewardEdge {
  @Field(() => String, { description: 'Cursor of the item, for `after`.' })
  cursor!: string;

  @Field(() => OfferedReward, { description: 'The reward.' })
  node!: RewardValues;
}

@ObjectType({ description: 'A page of rewards.', simpleResolvers: true })
export class RewardConnection implements Counted {
  @Field(() => [OfferedReward], { description: 'The rewards on the page.' })
  nodes!: RewardValues[];

  @Field(() => [RewardEdge], { description: 'The rewards on the page, with their cursors.' })
  edges!: RewardEdge[];

  @Field(() => PageInfo, { description: 'Position of the page in the list.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: Counted['countAll'];
}

@ObjectType({ description: 'Reward that the caller can redeem next.', simpleResolvers: true })
export class NextReward {
  @Field(() => OfferedReward, {
    description:
      "Cheapest reward in stock that costs more than the caller's balance. If all cost less, the most expensive one.",
  })
  reward!: RewardValues;

  @Field(() => Int, { description: 'Points that are missing for it. 0 if the caller has enough.' })
  missing!: number;
}
