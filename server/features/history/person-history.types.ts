import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { type ResultStatus, ResultStatusEnum } from '#server/features/attempts/attempt.enums';
import { type PointsReason, PointsReasonEnum } from '#server/features/points/points.types';
import { DateTime } from '#server/platform/graphql/date-time';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import { PageInfo } from '#server/platform/paging';
import { AuditEntry } from './audit-log.types';

export enum PersonEventKindEnum {
  sign_in = 'sign_in',
  test = 'test',
  points = 'points',
  mail = 'mail',
  change = 'change',
}
registerEnumType(PersonEventKindEnum, {
  name: 'PersonEventKind',
  description: 'What an event in the history of a person is about.',
  valuesConfig: {
    sign_in: { description: 'Signing in and out, and passwords.' },
    test: { description: 'A test that was closed.' },
    points: { description: 'A line of the ledger of points.' },
    mail: { description: 'A message that was sent by e-mail.' },
    change: { description: 'Anything else that was done to the person, or by the person for oneself.' },
  },
});
export type PersonEventKind = keyof typeof PersonEventKindEnum;

@ObjectType({ description: 'An event in the history of a person.', simpleResolvers: true })
export class PersonEvent {
  @Field(() => ID, { description: 'ID of the event.' })
  id!: string;

  @Field(() => PersonEventKindEnum, { description: 'What it is about.' })
  kind!: PersonEventKind;

  @Field(() => DateTime, { description: 'When it was.' })
  at!: string;

  @Field(() => AuditEntry, {
    nullable: true,
    description: 'What the audit has of it; null of tests and points, which are told by themselves.',
  })
  entry!: AuditEntry | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The module of the test or the reward, in the caller’s language; null where it is of neither.',
  })
  about!: string | null;

  @Field(() => ResultStatusEnum, { nullable: true, description: 'How the test was closed; null of others.' })
  status!: ResultStatus | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The score of the test, in percent; null of others, and without one.',
  })
  score!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Points given, or taken where negative, in truth; null of others.',
  })
  amount!: number | null;

  @Field(() => PointsReasonEnum, { nullable: true, description: 'Why points were written; null of others.' })
  reason!: PointsReason | null;

  @Field(() => String, { nullable: true, description: 'A remark beside points. Null if there is none.' })
  note!: string | null;

  @Field(() => Int, { nullable: true, description: 'The balance of points after it; null of others.' })
  balanceAfter!: number | null;

  @Field(() => ID, { nullable: true, description: 'The order that the points are of; null of others.' })
  orderId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The number that people call the order by; null of others.',
  })
  orderNumber!: string | null;
}

@ObjectType({ description: 'An event with its place in the history.', simpleResolvers: true })
export class PersonEventEdge {
  @Field(() => String, { description: 'Cursor of the item, for `after`.' })
  cursor!: string;

  @Field(() => PersonEvent, { description: 'The event.' })
  node!: PersonEvent;
}

@ObjectType({ description: 'A page of the history of a person, newest first.', simpleResolvers: true })
export class PersonEventConnection implements Counted {
  @Field(() => [PersonEvent], { description: 'The events on the page.' })
  nodes!: PersonEvent[];

  @Field(() => [PersonEventEdge], { description: 'The events on the page, with their cursors.' })
  edges!: PersonEventEdge[];

  @Field(() => PageInfo, { description: 'Position of the page in the list.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: Counted['countAll'];
}

/** How many rows of each way in which a person has events are counted at most, and fewer where each is searched. */
export const mostCounted = 50_000;
export const mostSearched = 10_000;
export const inWords = (rows: number): string => rows.toLocaleString('en');

@ObjectType({
  description: 'How many events of a kind the history of a person has.',
  simpleResolvers: true,
})
export class PersonEventCount {
  @Field(() => PersonEventKindEnum, { description: 'The kind.' })
  kind!: PersonEventKind;

  @Field(() => Int, { description: 'How many there are, or how many were counted where there are more.' })
  count!: number;

  @Field(() => Boolean, {
    description: `Whether there may be more: the newest ${inWords(mostCounted)} of a table are counted, and a search looks at ${inWords(mostSearched)}.`,
  })
  hasMore!: boolean;
}

@InputType({ description: 'Which events of the history of a person.' })
export class PersonEventFilter {
  @Field(() => [PersonEventKindEnum], {
    nullable: true,
    description: 'Of any of these kinds; of all where left out or null.',
  })
  kinds?: PersonEventKind[] | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'At this moment or after it; from the first on where left out or null.',
  })
  since?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Before this moment; up to the last where left out or null.',
  })
  before?: Date | null;
}
