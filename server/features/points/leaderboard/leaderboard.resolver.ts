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
      'Who earned the most points by tests and surveys in a period; redeeming and corrections change nothing. Where an ' +
      'account or a user type leaves fewer than five people, those without a name are left out.',
  })
  leaderboard(
    @Ctx() { viewer }: Context,
    @Arg('filter', () => LeaderboardPlaceFilter, {
      nullable: true,
      description: 'Who stands there, and by what; everybody in this quarter where left out or null.',
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
    description: 'Where the caller stands on the leaderboard; null without points in the period.',
  })
  ownLeaderboardPlace(
    @Ctx() { viewer }: Context,
    @Arg('filter', () => LeaderboardPlaceFilter, {
      nullable: true,
      description: 'Among whom, and by what; everybody in this quarter where left out or null.',
    })
    filter: LeaderboardPlaceFilter | null | undefined,
  ): Promise<LeaderboardPlace | null> {
    return ownPlace(viewer, filter);
  }
}
