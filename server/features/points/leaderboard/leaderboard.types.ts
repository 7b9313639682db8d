import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { UserTypeEnum } from '#server/features/profile/profile.enums';
import { PersonName } from '#server/platform/graphql/person-name';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import { PageInfo } from '#server/platform/paging';
import type { UserType } from '#server/platform/access/viewer';

export type LeaderboardPeriod = 'month' | 'quarter' | 'year';

export enum LeaderboardPeriodEnum {
  month = 'month',
  quarter = 'quarter',
  year = 'year',
}
registerEnumType(LeaderboardPeriodEnum, {
  name: 'LeaderboardPeriod',
  description: 'Period of the leaderboard. Periods begin at midnight in the time zone of the site.',
  valuesConfig: {
    month: { description: 'This month.' },
    quarter: { description: 'This quarter of the year.' },
    year: { description: 'This year.' },
  },
});

@InputType({ description: 'Filter of the leaderboard.' })
export class LeaderboardPlaceFilter {
  @Field(() => LeaderboardPeriodEnum, {
    nullable: true,
    description: 'Period in which the points were earned. If left out or null: this quarter.',
  })
  period?: LeaderboardPeriod | null;

  @Field(() => ID, {
    nullable: true,
    description: 'People of the account with this ID. If left out or null: everyone.',
  })
  accountId?: string | null;

  @Field(() => UserTypeEnum, {
    nullable: true,
    description: 'People of exactly this user type. If left out or null: everyone.',
  })
  userType?: UserType | null;
}

@ObjectType({
  description: "A person's place on the leaderboard, by points earned with tests and surveys.",
  simpleResolvers: true,
})
export class LeaderboardPlace {
  @Field(() => Int, { description: 'Place, from 1. People with equal points share a place.' })
  place!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Full name. Null for people who hide it, unless the caller is allowed to see it.',
  })
  @PersonName()
  name!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Name of the person's account. Null if there is none or `name` is null.",
  })
  accountName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Address of the small picture. Null if there is none that the caller can see.',
  })
  imageUrl!: string | null;

  @Field(() => Int, { description: 'Points earned in the period.' })
  points!: number;

  @Field(() => Boolean, { description: 'Whether the person is the caller.' })
  isMe!: boolean;

  @Field(() => Boolean, { description: 'Whether the name is hidden from others.' })
  isHidden!: boolean;

  /** Distinguishes people with equal points only by their order, so that it doesn't identify anyone. */
  key!: number;
}

@ObjectType({ description: 'An item of a page with its cursor.', simpleResolvers: true })
export class LeaderboardPlaceEdge {
  @Field(() => String, { description: 'Cursor of the item, for `after`.' })
  cursor!: string;

  @Field(() => LeaderboardPlace, { description: 'The place.' })
  node!: LeaderboardPlace;
}

@ObjectType({ description: 'A page of the leaderboard.', simpleResolvers: true })
export class LeaderboardPlaceConnection implements Counted {
  @Field(() => [LeaderboardPlace], { description: 'The places on the page.' })
  nodes!: LeaderboardPlace[];

  @Field(() => [LeaderboardPlaceEdge], { description: 'The places on the page, with their cursors.' })
  edges!: LeaderboardPlaceEdge[];

  @Field(() => PageInfo, { description: 'Position of the page in the list.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: Counted['countAll'];
}
