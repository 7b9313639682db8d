import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { ListSize } from '#server/platform/graphql/sizes';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import { PageInfo } from '#server/platform/paging';
import {
  bulkEffectEnum,
  type BulkEffectKind,
  type BulkReason,
  bulkReasonEnum,
  type BulkState,
  bulkStateEnum,
} from './bulk.enums';
import { mostValues } from './bulk.inputs';

/** As many rows are asked what SQL cannot ask, before a deed. */
export const mostSifted = 1000;
/** As many rows are named in a preview, and as many values that they have. */
export const mostNamed = 10;

@ObjectType({ description: 'Rows that are left as they are for one reason.', simpleResolvers: true })
export class BulkLeftOut {
  @Field(() => bulkReasonEnum, { description: 'Why.' })
  reason!: BulkReason;

  @Field(() => Int, { description: 'How many.' })
  count!: number;
}

@ObjectType({
  description: 'Rows that have the same where a deed puts something else.',
  simpleResolvers: true,
})
export class BulkBefore {
  @Field(() => String, { nullable: true, description: 'What they have; null for nothing.' })
  value!: string | null;

  @Field(() => Int, { description: 'How many.' })
  count!: number;
}

@ObjectType({ description: 'What a deed would bring about beside the rows.', simpleResolvers: true })
export class BulkEffect {
  @Field(() => bulkEffectEnum, { description: 'What.' })
  kind!: BulkEffectKind;

  @Field(() => Int, { description: 'How many.' })
  count!: number;

  @ListSize(mostNamed)
  @Field(() => [String], {
    description: `What the first ${mostNamed} are called; empty where only their number says something.`,
  })
  names!: string[];
}

@ObjectType({ description: 'What a deed would do now; nothing is changed.', simpleResolvers: true })
export class BulkPreview {
  @Field(() => Int, { description: 'Rows that it is asked for.' })
  total!: number;

  @Field(() => Int, { description: 'Rows that it would take.' })
  takes!: number;

  @ListSize(20)
  @Field(() => [BulkLeftOut], { description: 'Those that it would leave as they are, the most first.' })
  leftOut!: BulkLeftOut[];

  @ListSize(mostNamed)
  @Field(() => [BulkBefore], {
    description: `What those have that it takes, the most first, at most ${mostNamed}; empty where nothing is replaced.`,
  })
  before!: BulkBefore[];

  @ListSize(mostNamed)
  @Field(() => [String], { description: `The first ${mostNamed} by name that it takes.` })
  names!: string[];

  @ListSize(10)
  @Field(() => [BulkEffect], { description: 'What goes, stays or opens with the rows that it takes.' })
  effects!: BulkEffect[];

  @Field(() => Boolean, {
    description:
      `Whether every reason was asked of every row. False where there are more than ${mostSifted} rows, of whom the deed may ` +
      'leave some more as they are.',
  })
  isWhole!: boolean;

  @Field(() => Boolean, { description: 'Whether it can be undone, within seven days.' })
  canBeUndone!: boolean;
}

@ObjectType({ description: 'A value that a deed was done with.', simpleResolvers: true })
export class BulkValue {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The value; null for none.' })
  value!: string | null;
}

@ObjectType({
  description: 'A deed on many rows of a list, which the portal does batch by batch.',
  simpleResolvers: true,
})
export class BulkAction {
  @Field(() => ID, { description: 'Identifies it.' })
  id!: string;

  @Field(() => String, { description: 'The list’s name in the API.' })
  list!: string;

  @Field(() => String, { description: 'The deed.' })
  deed!: string;

  @ListSize(mostValues)
  @Field(() => [BulkValue], { description: 'What it was done with.' })
  values!: BulkValue[];

  @Field(() => bulkStateEnum, { description: 'How far it is.' })
  state!: BulkState;

  @Field(() => bulkReasonEnum, { nullable: true, description: 'Why it stopped; null where it did not.' })
  stoppedBecause!: BulkReason | null;

  profileId!: string;

  /** The ids of all actions that were read with this one. */
  readWith!: readonly string[];

  @Field(() => Boolean, { description: 'Whether the caller began it.' })
  isOwn!: boolean;

  @Field(() => DateTime, { description: 'When it began; its rows are those of then.' })
  startedAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'When it ended; null while it runs.' })
  endedAt!: string | null;

  @Field(() => Int, { description: 'Rows that it was begun for.' })
  total!: number;

  @Field(() => Int, { description: 'Rows that were done.' })
  done!: number;

  @Field(() => Int, { description: 'Rows that were left as they were.' })
  leftOut!: number;

  @Field(() => Int, { description: 'Of the rows that were done: those that were given back what they had.' })
  undone!: number;

  @Field(() => Int, {
    description: 'Of the rows that were done: those that were changed since, and stayed so.',
  })
  kept!: number;

  @Field(() => Boolean, { description: 'Whether it can be undone now.' })
  canBeUndone!: boolean;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Until when it can be undone; null where it never can.',
  })
  undoUntil!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was undone; null where it was not.' })
  undoneAt!: string | null;
}

@ObjectType({
  description: 'A row that a bulk action left as it was, or could not give back.',
  simpleResolvers: true,
})
export class BulkRow {
  @Field(() => ID, { description: 'Id of the row in its list.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'What it is called; null where it is gone.' })
  name!: string | null;

  @Field(() => bulkReasonEnum, { description: 'Why.' })
  reason!: BulkReason;

  @Field(() => String, {
    nullable: true,
    description: 'What refused it said, in English; null where nothing did.',
  })
  detail!: string | null;

  place!: number;
}

@ObjectType({ description: 'A bulk action with its place.', simpleResolvers: true })
export class BulkActionEdge {
  @Field(() => String, { description: 'The place, for `after`.' })
  cursor!: string;

  @Field(() => BulkAction, { description: 'The one at that place.' })
  node!: BulkAction;
}

@ObjectType({ description: 'A page of the bulk actions, the last begun first.', simpleResolvers: true })
export class BulkActionConnection implements Counted {
  @Field(() => [BulkAction], { description: 'The bulk actions.' })
  nodes!: BulkAction[];

  @Field(() => [BulkActionEdge], { description: 'The bulk actions with their places.' })
  edges!: BulkActionEdge[];

  @Field(() => PageInfo, { description: 'Where the page stands in the whole.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: Counted['countAll'];
}

@ObjectType({ description: 'A row with its place.', simpleResolvers: true })
export class BulkRowEdge {
  @Field(() => String, { description: 'The place, for `after`.' })
  cursor!: string;

  @Field(() => BulkRow, { description: 'The one at that place.' })
  node!: BulkRow;
}

@ObjectType({
  description: 'A page of the rows that a bulk action left as they were.',
  simpleResolvers: true,
})
export class BulkRowConnection implements Counted {
  @Field(() => [BulkRow], { description: 'The rows.' })
  nodes!: BulkRow[];

  @Field(() => [BulkRowEdge], { description: 'The rows with their places.' })
  edges!: BulkRowEdge[];

  @Field(() => PageInfo, { description: 'Where the page stands in the whole.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: Counted['countAll'];
}

@ObjectType({ description: 'A bulk action as it is now.', simpleResolvers: true })
export class StartBulkActionPayload {
  @Field(() => BulkAction, { description: 'What was begun.' })
  action!: BulkAction;
}

@ObjectType({ description: 'A bulk action as it is now.', simpleResolvers: true })
export class CancelBulkActionPayload {
  @Field(() => BulkAction, { description: 'What was ended.' })
  action!: BulkAction;
}

@ObjectType({ description: 'A bulk action as it is now.', simpleResolvers: true })
export class UndoBulkActionPayload {
  @Field(() => BulkAction, { description: 'What is being undone.' })
  action!: BulkAction;
}
