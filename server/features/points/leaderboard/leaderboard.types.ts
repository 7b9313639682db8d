import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { UserTypeEnum } from '#server/features/profile/profile.enums';
import { PersonName } from '#server/platform/graphql/person-name';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import { PageInfo } from '#server/platform/paging';
import type { UserType } from '#server/platform/viewer';

export type LeaderboardPeriod = 'month' | 'quarter' | 'year';

export enum LeaderboardPeriodEnum {
  month = 'month',
  quarter = 'quarter',
  year = 'year',
}
registerEnumType(LeaderboardPeriodEnum, {
  name: 'LeaderboardPeriod',
  description: "What points were earned in; periods begin at midnight in the site's time zone.",
  valuesConfig: {
    month: { description: 'This month.' },
    quarter: { description: 'This quarter of the year.' },
    year: { description: 'This year.' },
  },
});

@InputType({ description: 'Who stands on the leaderboard, and by what.' })
export class LeaderboardPlaceFilter {
  @Field(() => LeaderboardPeriodEnum, {
    nullable: true,
    description: 'When the points were earned; in this quarter where left out or null.',
  })
  period?: LeaderboardPeriod | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Only people of this account; everybody where left out or null.',
  })
  accountId?: string | null;

  @Field(() => UserTypeEnum, {
    nullable: true,
    description: 'Only people of exactly this user type; everybody where left out or null.',
  })
  userType?: UserType | null;
}

@ObjectType({
  description: 'Somebody on the leaderboard, by the points that tests and surveys gave.',
  simpleResolvers: true,
})
export class LeaderboardPlace {
  @Field(() => Int, { description: 'The place, from 1; the same for the same points.' })
  place!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Full name; null for who stands there without one, but for those who always see it.',
  })
  @PersonName()
  name!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Name of the person's account; null without one, and where the name is.",
  })
  accountName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Address of the small avatar; null without one that the caller may see.',
  })
  imageUrl!: string | null;

  @Field(() => Int, { description: 'Points earned in the period.' })
  points!: number;

  @Field(() => Boolean, { description: 'Whether it is the caller.' })
  isMe!: boolean;

  @Field(() => Boolean, { description: 'Whether others see no name here.' })
  isHidden!: boolean;

  /** Tells people with the same points apart by no more than their order, so that nobody is known again by it. */
  key!: number;
}

@ObjectType({ description: 'Somebody on the leaderboard with the place in the list.', simpleResolvers: true })
export class LeaderboardPlaceEdge {
  @Field(() => String, { description: 'The place, for `after`.' })
  cursor!: string;

  @Field(() => LeaderboardPlace, { description: 'Who stands there.' })
  node!: LeaderboardPlace;
}

@ObjectType({ description: 'A page of the leaderboard.', simpleResolvers: true })
export class LeaderboardPlaceConnection implements Counted {
  @Field(() => [LeaderboardPlace], { description: 'Who stands there.' })
  nodes!: LeaderboardPlace[];

  @Field(() => [LeaderboardPlaceEdge], { description: 'The same with their places in the list.' })
  edges!: LeaderboardPlaceEdge[];

  @Field(() => PageInfo, { description: 'Where the page stands in the whole.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: Counted['countAll'];
}
