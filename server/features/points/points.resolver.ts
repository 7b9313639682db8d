import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Profile } from '#server/features/profile/profile.types';
import type { Context } from '#server/platform/context';
import { DateTime } from '#server/platform/graphql/date-time';
import { After, First } from '#server/platform/graphql/page-arguments';
import { Sync } from '#server/platform/graphql/localized';
import { newEntries } from './new-entries';
import { adjustPoints, setPoints } from './adjust-points';
import { AdjustPointsInput, PointsEntryFilter, SetPointsInput } from './points.input';
import { balanceOf, pointsEntries } from './points.service';
import {
  type AdjustedPoints,
  AdjustPointsPayload,
  PointsEntryConnection,
  SetPointsPayload,
} from './points.types';

@Resolver(() => Profile)
export class PointsResolver {
  @Authorized('admin', 'read_people')
  @Query(() => PointsEntryConnection, {
    name: 'pointsEntries',
    description:
      'Lists the points entries of all people in the order in which they were written. Store the last ' +
      'cursor and continue after it to read new entries. An entry appears when all earlier writes are ' +
      'committed. For administrators and API clients.',
  })
  allEntries(
    @Ctx() { viewer }: Context,
    @Arg('createdSince', () => DateTime, {
      nullable: true,
      description: 'Entries written at this time or later. If left out or null: no filter.',
    })
    createdSince: Date | null | undefined,
    @Arg('person', () => ID, {
      nullable: true,
      description: 'Entries of the person with this ID. If left out or null: no filter.',
    })
    person: string | null | undefined,
    @First('entries')
    first: number,
    @After('entry')
    after?: string | null,
  ): Promise<PointsEntryConnection> {
    return newEntries(viewer, { createdSince, person }, first, after);
  }

  @Sync((profile: Profile, _args, { viewer }) => balanceOf(viewer, profile))
  @FieldResolver(() => Int, { description: 'Balance in whole points.' })
  points(@Root() profile: Profile, @Ctx() { viewer }: Context): number | Promise<number> {
    return balanceOf(viewer, profile);
  }

  @FieldResolver(() => PointsEntryConnection, { description: 'Points history, newest first.' })
  pointsEntries(
    @Root() profile: Profile,
    @Ctx() { viewer }: Context,
    @Arg('filter', () => PointsEntryFilter, {
      nullable: true,
      description: 'Filter of the list. All entries if left out or null.',
    })
    filter: PointsEntryFilter | null | undefined,
    @First('entries')
    first: number,
    @After('entry')
    after?: string | null,
  ): Promise<PointsEntryConnection> {
    return pointsEntries(viewer, profile.id, filter, first, after);
  }

  @Authorized('admin', 'write_points')
  @Mutation(() => AdjustPointsPayload, {
    description: "Adds points to a person's balance or removes some, with a points entry. Audited.",
  })
  adjustPoints(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Points to add or remove.' }) {
      profileId,
      ...adjustment
    }: AdjustPointsInput,
  ): Promise<AdjustedPoints> {
    return adjustPoints(viewer, profileId, adjustment);
  }

  @Authorized('admin', 'write_points')
  @Mutation(() => SetPointsPayload, {
    description: "Sets a person's balance and writes the difference as a points entry. Audited.",
  })
  setPoints(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Balance to set.' }) { profileId, amount, ...expected }: SetPointsInput,
  ): Promise<AdjustedPoints> {
    return setPoints(viewer, profileId, amount, expected);
  }
}
