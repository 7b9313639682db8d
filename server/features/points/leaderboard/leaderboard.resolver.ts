import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { After, First } from '#server/platform/graphql/page-arguments';
import { leaderboard, ownPlace } from './leaderboard.service';
import { LeaderboardPlace, LeaderboardPlaceConnection, LeaderboardPlaceFilter } from './leaderboard.types';

@Resolver()
export class LeaderboardResolver {
  @Authorized('read_people')
  @Query(() => LeaderboardPlaceConnection, {
    description:
      'Lists the people with the most points from tests and surveys in a period. Redeemed points and ' +
      "adjustments don't count. People who hide their name are left out if fewer than five people of an " +
      'account or a user type earned points.',
  })
  leaderboard(
    @Ctx() { viewer }: Context,
    @Arg('filter', () => LeaderboardPlaceFilter, {
      nullable: true,
      description: 'Filter of the leaderboard. Everyone in this quarter if left out or null.',
    })
    filter: LeaderboardPlaceFilter | null | undefined,
    @First('people')
    first: number,
    @After('place')
    after?: string | null,
  ): Promise<LeaderboardPlaceConnection> {
    return leaderboard(viewer, filter, first, after);
  }

  @Authorized()
  @Query(() => LeaderboardPlace, {
    nullable: true,
    description: "Returns the caller's place on the leaderboard. Null without points in the period.",
  })
  ownLeaderboardPlace(
    @Ctx() { viewer }: Context,
    @Arg('filter', () => LeaderboardPlaceFilter, {
      nullable: true,
      description: 'Filter of the leaderboard. Everyone in this quarter if left out or null.',
    })
    filter: LeaderboardPlaceFilter | null | undefined,
  ): Promise<LeaderboardPlace | null> {
    return ownPlace(viewer, filter);
  }
}
