import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { ListSize } from '#server/platform/graphql/sizes';
import {
  type DealerKind,
  DealerKindEnum,
  type PassedBy,
  PassedByEnum,
  type StuckKind,
  StuckKindEnum,
} from './dashboard.enums';

/** The longest time that is looked back on. */
export const mostWeeks = 52;

@InputType({ description: 'What time of it, and by what passes and fails are told apart.' })
export class PassFigureFilter {
  @Field(() => PassedByEnum, { description: 'By what.' })
  by!: PassedBy;

  @Field(() => Int, { description: `The last weeks, this one too: 1 to ${mostWeeks}.` })
  weeks!: number;
}

@InputType({ description: 'What time of it.' })
export class WeeksFilter {
  @Field(() => Int, { description: `The last weeks, this one too: 1 to ${mostWeeks}.` })
  weeks!: number;
}

@ObjectType({ description: 'What was done in a week.', simpleResolvers: true })
export class DashboardWeek {
  @Field(() => String, { description: 'Its Monday by the calendar of the portal, as 2026-11-23.' })
  monday!: string;

  @Field(() => Int, { description: 'Who signed in, each counted once.' })
  people!: number;

  @Field(() => Int, { description: 'Who did 52 weeks before.' })
  peopleYearBefore!: number;

  @Field(() => Int, { description: 'How often somebody signed in.' })
  signIns!: number;

  @Field(() => Int, { description: 'Tests that were passed.' })
  passed!: number;

  @Field(() => Int, { description: 'Tests that were failed.' })
  failed!: number;

  @Field(() => Int, { description: 'Who became PRO and is.' })
  newPro!: number;

  @Field(() => Float, { description: 'Points given, without refunds for cancelled orders.' })
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

@ObjectType({ description: 'How many people do not get on for a reason.', simpleResolvers: true })
export class StuckFigure {
  @Field(() => StuckKindEnum, { description: 'The reason.' })
  kind!: StuckKind;

  @Field(() => Int, { description: 'How many.' })
  people!: number;
}

@ObjectType({ description: 'How far the gold dealers of a kind are.', simpleResolvers: true })
export class DealerFigure {
  @Field(() => DealerKindEnum, { description: 'Which dealers.' })
  kind!: DealerKind;

  @ListSize(30)
  @Field(() => [Int], {
    description: 'How many have finished no module of the program, one, two and so on to all of them.',
  })
  accounts!: number[];
}

@ObjectType({ description: 'Messages of an hour of today.', simpleResolvers: true })
export class MailHour {
  @Field(() => Int, { description: 'The hour by the clocks of the portal, 0 to 23.' })
  hour!: number;

  @Field(() => Int, { description: 'Messages sent.' })
  mails!: number;

  @Field(() => Float, { description: 'The mean of the last four days of that name.' })
  usual!: number;
}

@ObjectType({ description: 'Whether messages are sent and jobs done, as of now.', simpleResolvers: true })
export class DashboardHealth {
  @Field(() => Int, { description: 'Jobs that are due and not begun.' })
  waiting!: number;

  @Field(() => Float, { description: 'Seconds for which the oldest of them has been due.' })
  oldestWait!: number;

  @Field(() => Int, { description: 'Jobs that failed and are tried again.' })
  retrying!: number;

  @Field(() => Int, { description: 'Jobs that failed as often as they may.' })
  givenUp!: number;

  @Field(() => Int, { description: 'Messages that wait to be sent.' })
  mailsWaiting!: number;

  @Field(() => DateTime, { nullable: true, description: 'When the audit was sealed last; null where never.' })
  sealedAt!: string | null;

  @Field(() => Int, { description: "The current hour in the site's time zone, 0 to 23." })
  currentHour!: number;

  @ListSize(24)
  @Field(() => [MailHour], { description: 'The messages of today, hour by hour.' })
  mailHours!: MailHour[];
}

@ObjectType({ description: 'What goes on in the portal, from summaries.', simpleResolvers: true })
export class Dashboard {
  @Field(() => DateTime, {
    nullable: true,
    description: 'As of when the figures are; null before the first.',
  })
  refreshedAt!: string | null;

  @Field(() => Int, { description: 'Days that are still to be summed up.' })
  daysDue!: number;

  @Field(() => Int, { description: 'Who is PRO.' })
  proPeople!: number;

  @ListSize(mostWeeks)
  @Field(() => [DashboardWeek], {
    description: 'The last weeks, the oldest first; the last one is this week.',
  })
  weeks!: DashboardWeek[];

  @ListSize(4)
  @Field(() => [StuckFigure], { description: 'Who does not get on, reason by reason.' })
  stuck!: StuckFigure[];

  @ListSize(2)
  @Field(() => [DealerFigure], { description: 'How far the gold dealers are.' })
  dealers!: DealerFigure[];

  @Field(() => DashboardHealth, { description: 'Whether messages are sent and jobs done.' })
  health!: DashboardHealth;
}
