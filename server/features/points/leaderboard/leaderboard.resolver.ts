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
      'Lists who earned the most points with tests and surveys in a period. Redeemed points and ' +
      "adjustments don't count. If fewer than five people of an account or a user type earned points, " +
      'those who hide their name are left out.',
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
