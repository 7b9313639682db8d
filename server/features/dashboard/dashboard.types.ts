import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import {
  type DealerKind,
  DealerKindEnum,
  type PassedBy,
  PassedByEnum,
  type StuckKind,
  StuckKindEnum,
} from './dashboard.enums';

/** Maximum number of past weeks. */
export const maxWeeks = 52;

@InputType({ description: 'Grouping and range of time of passed and failed attempts.' })
export class PassFigureFilter {
  @Field(() => PassedByEnum, { description: 'Grouping of the attempts.' })
  by!: PassedBy;

  @Field(() => Int, { description: `Number of weeks up to and including this one, 1 to ${maxWeeks}.` })
  weeks!: number;
}

@InputType({ description: 'A range of time.' })
export class WeeksFilter {
  @Field(() => Int, { description: `The last weeks, this one too: 1 to ${maxWeeks}.` })
  weeks!: number;
}

@ObjectType({ description: 'Activity in a week.', simpleResolvers: true })
export class DashboardWeek {
  @Field(() => String, {
    description: 'Monday of the week in the time zone of the site, for example 2026-11-23.',
  })
  monday!: string;

  @Field(() => Int, { description: 'Number of people who signed in. Each is counted once.' })
  people!: number;

  @Field(() => Int, { description: 'Number of people who signed in 52 weeks earlier.' })
  peopleYearBefore!: number;

  @Field(() => Int, { description: 'Number of sign-ins.' })
  signIns!: number;

  @Field(() => Int, { description: 'Number of passed tests.' })
  passed!: number;

  @Field(() => Int, { description: 'Number of failed tests.' })
  failed!: number;

  @Field(() => Int, { description: 'Number of people who became PRO and still are.' })
  newPro!: number;

  @Field(() => Float, { description: 'Points added, without refunds for cancelled orders.' })
  pointsGiven!: number;

  @Field(() => Float, {
    description: 'Points spent on rewards, including orders that were cancelled later.',
  })
  pointsSpent!: number;

  @Field(() => Boolean, {
    description: 'Whether days of the week are still being computed. Until then, its figures are too low.',
  })
  isPending!: boolean;
}

@ObjectType({ description: "Number of people who can't progress for a reason.", simpleResolvers: true })
export class StuckFigure {
  @Field(() => StuckKindEnum, { description: "Reason why they can't progress." })
  kind!: StuckKind;

  @Field(() => Int, { description: 'Number of people.' })
  people!: number;
}

@ObjectType({ description: 'Progress of the gold dealers of a kind.', simpleResolvers: true })
export class DealerFigure {
  @Field(() => DealerKindEnum, { description: 'Kind of dealer.' })
  kind!: DealerKind;

  @ListSize(30)
  @Field(() => [Int], {
    description:
      'Number of dealers by completed modules of the program: with none first, then with one, up to ' +
      'all.',
  })
  accounts!: number[];
}

@ObjectType({ description: 'E-mails of one hour of today.', simpleResolvers: true })
export class MailHour {
  @Field(() => Int, { description: 'Hour in the time zone of the site, 0 to 23.' })
  hour!: number;

  @Field(() => Int, { description: 'Number of e-mails sent.' })
  mailCount!: number;

  @Field(() => Float, {
    description: 'Average number of e-mails in this hour on the same weekday of the last four weeks.',
  })
  typicalMailCount!: number;
}

@ObjectType({ description: 'Current state of e-mail and background jobs.', simpleResolvers: true })
export class DashboardHealth {
  @Field(() => Int, { description: "Number of jobs that are due but haven't started." })
  waiting!: number;

  @Field(() => Float, { description: 'Time since the oldest of these jobs became due, in seconds.' })
  oldestWait!: number;

  @Field(() => Int, { description: 'Number of failed jobs that will be retried.' })
  retrying!: number;

  @Field(() => Int, { description: "Number of failed jobs that won't be retried." })
  givenUp!: number;

  @Field(() => Int, { description: 'Number of e-mails that wait to be sent.' })
  mailsWaiting!: number;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the last seal of the audit log. Null if there is none.',
  })
  sealedAt!: string | null;

  @Field(() => Int, { description: 'Current hour in the time zone of the site, 0 to 23.' })
  currentHour!: number;

  @ListSize(24)
  @Field(() => [MailHour], { description: 'E-mails of today by hour.' })
  mailHours!: MailHour[];
}

@ObjectType({ description: 'Key figures of the portal, from summaries.', simpleResolvers: true })
export class Dashboard {
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time when the figures were computed. Null before the first time.',
  })
  refreshedAt!: string | null;

  @Field(() => Int, { description: "Number of days that aren't summarized yet." })
  daysDue!: number;

  @Field(() => Int, { description: 'Number of PRO people.' })
  proPeople!: number;

  @ListSize(maxWeeks)
  @Field(() => [DashboardWeek], {
    description: 'Activity by week, oldest first. The last one is this week.',
  })
  weeks!: DashboardWeek[];

  @ListSize(4)
  @Field(() => [StuckFigure], { description: "Number of people who can't progress, by reason." })
  stuck!: StuckFigure[];

  @ListSize(2)
  @Field(() => [DealerFigure], { description: 'Progress of the gold dealers, by kind.' })
  dealers!: DealerFigure[];

  @Field(() => DashboardHealth, { description: 'Current state of e-mail and background jobs.' })
  health!: DashboardHealth;
}
