import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { Profile } from '#server/features/profile/profile.types';
import type { Context } from '#server/platform/context';
import { Sync } from '#server/platform/graphql/localized';
import { balanceOf, countPointsEntries, pointsEntries, setPoints } from './points.service';
import { PointsBalance, PointsEntryConnection } from './points.types';

@Resolver(() => Profile)
export class PointsResolver {
  @Sync((profile: Profile, _args, { viewer }) => balanceOf(viewer, profile))
  @FieldResolver(() => Int, { description: 'Balance of points.' })
  points(@Root() profile: Profile, @Ctx() { viewer }: Context): number | Promise<number> {
    return balanceOf(viewer, profile);
  }

  @FieldResolver(() => PointsEntryConnection, { description: 'The ledger of points, newest first.' })
  pointsEntries(
    @Root() profile: Profile,
    @Ctx() { viewer }: Context,
    @Arg('first', () => Int, { nullable: true, defaultValue: 20, description: 'How many lines, 1 to 100.' })
    first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the line that the page follows.' })
    after?: string | null,
  ): Promise<PointsEntryConnection> {
    return pointsEntries(viewer, profile.id, first, after);
  }

  @Authorized('admin')
  @Mutation(() => PointsBalance, {
    description: "Sets a person's points, writing the difference to the ledger.",
  })
  adminSetPoints(
    @Ctx() { viewer }: Context,
    @Arg('profileId', () => ID, { description: 'Id of the person.' }) profileId: string,
    @Arg('amount', () => Int, { description: 'The new balance, 0 to 1,000,000,000.' }) amount: number,
  ): Promise<PointsBalance> {
    return setPoints(viewer, profileId, amount);
  }
}

@Resolver(() => PointsEntryConnection)
export class PointsEntryConnectionResolver {
  @FieldResolver(() => Int, { description: 'How many lines the whole ledger has; counted only when asked.' })
  totalCount(@Root() { profileId }: PointsEntryConnection, @Ctx() { viewer }: Context): Promise<number> {
    return countPointsEntries(viewer, profileId);
  }
}
