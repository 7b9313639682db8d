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
  description: "Kind of event in a person's history.",
  valuesConfig: {
    sign_in: { description: 'Sign-ins, sign-outs and passwords.' },
    test: { description: 'A closed test.' },
    points: { description: 'A points entry.' },
    mail: { description: 'An e-mail.' },
    change: { description: 'Any other change to the person or by the person.' },
  },
});
export type PersonEventKind = keyof typeof PersonEventKindEnum;

@ObjectType({ description: "An event in a person's history.", simpleResolvers: true })
export class PersonEvent {
  @Field(() => ID, { description: 'ID of the event.' })
  id!: string;

  @Field(() => PersonEventKindEnum, { description: 'Kind of event.' })
  kind!: PersonEventKind;

  @Field(() => DateTime, { description: 'Time of the event.' })
  at!: string;

  @Field(() => AuditEntry, {
    nullable: true,
    description: 'Entry of the audit log. Null for tests and points.',
  })
  entry!: AuditEntry | null;

  @Field(() => String, {
    nullable: true,
    description: "Name of the module or reward in the caller's language. Null if the event isn't about one.",
  })
  about!: string | null;

  @Field(() => ResultStatusEnum, {
    nullable: true,
    description: 'Outcome of the test. Null for other events.',
  })
  status!: ResultStatus | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Score of the test in percent. Null for other events, and if the test was not scored.',
  })
  score!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Points added, or removed if negative. Null for other events.',
  })
  amount!: number | null;

  @Field(() => PointsReasonEnum, {
    nullable: true,
    description: 'Reason of the points entry. Null for other events.',
  })
  reason!: PointsReason | null;

  @Field(() => String, { nullable: true, description: 'Note of the points entry. Null if there is none.' })
  note!: string | null;

  @Field(() => Int, { nullable: true, description: 'Balance after the points entry. Null for other events.' })
  balanceAfter!: number | null;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the order of the points entry. Null for other events.',
  })
  orderId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Number of the order of the points entry. Null for other events.',
  })
  orderNumber!: string | null;
}

@ObjectType({ description: 'An item of a page with its cursor.', simpleResolvers: true })
export class PersonEventEdge {
  @Field(() => String, { description: 'Cursor of the item, for `after`.' })
  cursor!: string;

  @Field(() => PersonEvent, { description: 'The event.' })
  node!: PersonEvent;
}

@ObjectType({ description: "A page of a person's history.", simpleResolvers: true })
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

/** Maximum rows that are counted in each source, and the lower maximum of a search. */
export const maxCounted = 50_000;
export const maxSearched = 10_000;
export const inWords = (rows: number): string => rows.toLocaleString('en');

@ObjectType({
  description: "Number of events of one kind in a person's history.",
  simpleResolvers: true,
})
export class PersonEventCount {
  @Field(() => PersonEventKindEnum, { description: 'Kind of event.' })
  kind!: PersonEventKind;

  @Field(() => Int, { description: 'Number of events that were counted.' })
  count!: number;

  @Field(() => Boolean, {
    description: `Whether there may be more events. The newest ${inWords(maxCounted)} of each table are counted, or ${inWords(maxSearched)} with a search.`,
  })
  hasMore!: boolean;
}

@InputType({ description: "Filter of a person's history." })
export class PersonEventFilter {
  @Field(() => [PersonEventKindEnum], {
    nullable: true,
    description: 'Events of one of these kinds. If left out or null: no filter.',
  })
  kinds?: PersonEventKind[] | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Events at this time or later. If left out or null: no filter.',
  })
  since?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Events before this time. If left out or null: no filter.',
  })
  before?: Date | null;
}
