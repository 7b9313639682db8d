import { Field, Int, ObjectType } from 'type-graphql';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import { PageInfo } from '#server/platform/paging';
import { OfferedReward, type RewardValues } from './reward.entity';

@ObjectType({ description: 'A reward with its place in the list.', simpleResolvers: true })
export class RewardEdge {
  @Field(() => String, { description: 'The place, for `after`.' })
  cursor!: string;

  @Field(() => OfferedReward, { description: 'The reward.' })
  node!: RewardValues;
}

@ObjectType({ description: 'A page of the rewards.', simpleResolvers: true })
export class RewardConnection implements Counted {
  @Field(() => [OfferedReward], { description: 'The rewards.' })
  nodes!: RewardValues[];

  @Field(() => [RewardEdge], { description: 'The rewards with their places.' })
  edges!: RewardEdge[];

  @Field(() => PageInfo, { description: 'Where the page stands in the whole.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: Counted['countAll'];
}

@ObjectType({ description: 'What somebody goes for next.', simpleResolvers: true })
export class NextReward {
  @Field(() => OfferedReward, {
    description:
      'The cheapest reward offered to the caller that is left and costs more than their points; the dearest where all ' +
      'cost less.',
  })
  reward!: RewardValues;

  @Field(() => Int, { description: 'Points that the caller is short of for it; 0 where they have enough.' })
  missing!: number;
}
