import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Profile } from '#server/features/profile/profile.types';
import { DateTime } from '#server/platform/graphql/date-time';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import { ReadWith } from '#server/platform/graphql/type-scopes';
import { PageInfo } from '#server/platform/paging';

export type PointsReason = 'test_passed' | 'adjustment' | 'regrade' | 'survey' | 'reward' | 'reward_returned';

export enum PointsReasonEnum {
  test_passed = 'test_passed',
  adjustment = 'adjustment',
  regrade = 'regrade',
  survey = 'survey',
  reward = 'reward',
  reward_returned = 'reward_returned',
}
registerEnumType(PointsReasonEnum, {
  name: 'PointsReason',
  description: 'Reason of a points entry.',
  valuesConfig: {
    test_passed: { description: 'A test was passed.' },
    adjustment: {
      description: 'An administrator or an API client added or removed points, or set the balance.',
    },
    regrade: { description: 'A result was regraded.' },
    survey: { description: 'A survey was answered.' },
    reward: { description: 'Points were redeemed for a reward.' },
    reward_returned: { description: 'An order of a reward was cancelled.' },
  },
});

@ObjectType({ description: "An entry of a person's points history.", simpleResolvers: true })
export class PointsEntry {
  @Field(() => ID, { description: 'ID of the entry.' })
  id!: string;

  @Field(() => Int, { description: 'Points added, or removed if negative.' })
  amount!: number;

  @Field(() => Int, {
    description: 'Points that could not be removed because the balance was too low.',
  })
  waived!: number;

  @Field(() => PointsReasonEnum, { description: 'Reason of the entry.' })
  reason!: PointsReason;

  @Field(() => String, { nullable: true, description: 'Note. Null if there is none.' })
  note!: string | null;

  @Field(() => Int, { description: 'Balance after the entry.' })
  balanceAfter!: number;

  @Field(() => DateTime, { description: 'Time of the entry.' })
  createdAt!: string;

  /** The person's profile id. */
  profileId!: string;

  /** The source, such as an attempt or an order; null for changes by an administrator. */
  sourceId!: string | null;

  /** The sort key: the time in microseconds since 1970. */
  sortKey!: string;

  readWith!: readonly string[];
}

/** An entry without its batch. */
export type PointsEntryRow = Omit<PointsEntry, 'readWith'>;

@ObjectType({ description: 'An item of a page with its cursor.', simpleResolvers: true })
export class PointsEntryEdge {
  @Field(() => String, { description: 'Cursor of the item, for `after`.' })
  cursor!: string;

  @Field(() => PointsEntry, { description: 'The entry.' })
  node!: PointsEntry;
}

@ReadWith('read_people')
@ObjectType({ description: 'A page of points entries.', simpleResolvers: true })
export class PointsEntryConnection implements Counted {
  @Field(() => [PointsEntry], { description: 'The entries on the page.' })
  nodes!: PointsEntry[];

  @Field(() => [PointsEntryEdge], { description: 'The entries on the page, with their cursors.' })
  edges!: PointsEntryEdge[];

  @Field(() => PageInfo, { description: 'Position of the page in the list.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: Counted['countAll'];
}

/** The result of an adjustment. */
export interface AdjustedPoints {
  profile: Profile;
  entry: PointsEntry | null;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class AdjustPointsPayload implements AdjustedPoints {
  @Field(() => Profile, { description: 'The person with the new balance.' })
  profile!: Profile;

  @Field(() => PointsEntry, {
    description: 'The new points entry. A repeat returns the entry that was written first.',
  })
  entry!: PointsEntry;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class SetPointsPayload implements AdjustedPoints {
  @Field(() => Profile, { description: 'The person with the new balance.' })
  profile!: Profile;

  @Field(() => PointsEntry, {
    nullable: true,
    description: 'The points entry with the difference. Null if the balance was the same.',
  })
  entry!: PointsEntry | null;
}
