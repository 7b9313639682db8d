import { Arg, Authorized, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { After, First } from '#server/platform/graphql/page-arguments';
import { OfferedReward, type RewardValues } from './reward.entity';
import { NextReward, RewardConnection } from './reward.types';
import { nextReward, rewardById, rewardsFor } from './rewards.service';

@Resolver()
export class RewardResolver {
  @Authorized('read_results')
  @Query(() => RewardConnection, {
    description: 'Lists the rewards that are offered to the caller, cheapest first.',
  })
  rewards(
    @Ctx() { viewer }: Context,
    @First('rewards')
    first: number,
    @After('reward')
    after?: string | null,
  ): Promise<RewardConnection> {
    return rewardsFor(viewer, first, after);
  }

  @Authorized('read_results')
  @Query(() => OfferedReward, {
    nullable: true,
    description: "Returns a reward. Null if it doesn't exist, isn't offered now or isn't for the caller.",
  })
  reward(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'ID of the reward.' }) id: string,
  ): Promise<RewardValues | null> {
    return rewardById(viewer, id);
  }

  @Authorized()
  @Query(() => NextReward, {
    nullable: true,
    description:
      "Returns the caller's next goal: the cheapest reward that costs more than the caller's balance. " +
      'If all are affordable, it is the most expensive one. Null if no reward in stock is offered, and ' +
      'for API clients.',
  })
  nextReward(@Ctx() { viewer }: Context): Promise<NextReward | null> {
    return nextReward(viewer);
  }
}
