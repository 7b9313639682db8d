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
  description: 'Why points were written.',
  valuesConfig: {
    test_passed: { description: 'A test was passed.' },
    adjustment: { description: 'An administrator gave or took points, or set the balance.' },
    regrade: { description: 'A result was regraded.' },
    survey: { description: 'A survey was answered.' },
    reward: { description: 'Points were redeemed for a reward.' },
    reward_returned: { description: 'An order of a reward was cancelled.' },
  },
});

@ObjectType({ description: "One line of a person's ledger of points.", simpleResolvers: true })
export class PointsEntry {
  @Field(() => ID, { description: 'Identifies the line.' })
  id!: string;

  @Field(() => Int, { description: 'Points given, or taken where negative.' })
  amount!: number;

  @Field(() => Int, {
    description:
      'Points that should have been taken too but were not in the balance, so that they were let go.',
  })
  waived!: number;

  @Field(() => PointsReasonEnum, { description: 'Why they were written.' })
  reason!: PointsReason;

  @Field(() => String, { nullable: true, description: 'A remark; null without one.' })
  note!: string | null;

  @Field(() => Int, { description: 'The balance after this line.' })
  balanceAfter!: number;

  @Field(() => DateTime, { description: 'When they were written.' })
  createdAt!: string;

  /** Whose they are. */
  profileId!: string;

  /** What they come from: an attempt, an order; null for what an administrator did. */
  sourceId!: string | null;

  /** When they were written, in microseconds since 1970: the key that the list is sorted by. */
  sortKey!: string;

  readWith!: readonly string[];
}

/** A line as it is read, before it knows with which others. */
export type PointsEntryRow = Omit<PointsEntry, 'readWith'>;

@ObjectType({ description: 'A line of the ledger with its place in the list.', simpleResolvers: true })
export class PointsEntryEdge {
  @Field(() => String, { description: 'The place, for `after`.' })
  cursor!: string;

  @Field(() => PointsEntry, { description: 'The line.' })
  node!: PointsEntry;
}

@ReadWith('read_people')
@ObjectType({ description: "A page of a person's ledger.", simpleResolvers: true })
export class PointsEntryConnection implements Counted {
  @Field(() => [PointsEntry], { description: 'The lines.' })
  nodes!: PointsEntry[];

  @Field(() => [PointsEntryEdge], { description: 'The lines with their places.' })
  edges!: PointsEntryEdge[];

  @Field(() => PageInfo, { description: 'Where the page stands in the whole.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: Counted['countAll'];
}

/** What became of a person's points. */
export interface AdjustedPoints {
  profile: Profile;
  entry: PointsEntry | null;
}

@ObjectType({ description: 'What came of giving or taking points.', simpleResolvers: true })
export class AdjustPointsPayload implements AdjustedPoints {
  @Field(() => Profile, { description: 'The person, with the points as they are now.' })
  profile!: Profile;

  @Field(() => PointsEntry, {
    description: 'The line of the ledger; for a repeat the one that was written then.',
  })
  entry!: PointsEntry;
}

@ObjectType({ description: 'What came of setting points.', simpleResolvers: true })
export class SetPointsPayload implements AdjustedPoints {
  @Field(() => Profile, { description: 'The person, with the points as they are now.' })
  profile!: Profile;

  @Field(() => PointsEntry, {
    nullable: true,
    description: 'The line of the ledger with the difference; null where the balance was that already.',
  })
  entry!: PointsEntry | null;
}
