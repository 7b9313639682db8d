import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import { PageInfo } from '#server/platform/paging';
import {
  type BulkActionName,
  bulkActionNameEnum,
  bulkEffectEnum,
  type BulkEffectKind,
  type BulkReason,
  bulkReasonEnum,
  type BulkState,
  bulkStateEnum,
} from './bulk.enums';
import { maxValues } from './bulk.inputs';

/** Maximum number of rows that a preview checks for reasons SQL can't evaluate. */
export const maxEvaluated = 1000;
/** Maximum number of rows, and of replaced values, that a preview names. */
export const maxNamed = 10;

@ObjectType({ description: 'Items that stay unchanged for the same reason.', simpleResolvers: true })
export class BulkLeftOut {
  @Field(() => bulkReasonEnum, { description: 'Reason.' })
  reason!: BulkReason;

  @Field(() => Int, { description: 'Number of items.' })
  count!: number;
}

@ObjectType({
  description: 'Items with the same value before a bulk action replaces it.',
  simpleResolvers: true,
})
export class BulkBefore {
  @Field(() => String, { nullable: true, description: 'Value before the action. Null if there is none.' })
  value!: string | null;

  @Field(() => Int, { description: 'Number of items.' })
  count!: number;
}

@ObjectType({ description: 'An effect of a bulk action on other records.', simpleResolvers: true })
export class BulkEffect {
  @Field(() => bulkEffectEnum, { description: 'Kind of effect.' })
  kind!: BulkEffectKind;

  @Field(() => Int, { description: 'Number of records.' })
  count!: number;

  @ListSize(maxNamed)
  @Field(() => [String], {
    description: `Names of the first ${maxNamed} records. Empty if only their number is known.`,
  })
  names!: string[];
}

@ObjectType({ description: 'A preview of a bulk action, which changes nothing.', simpleResolvers: true })
export class BulkPreview {
  @Field(() => Int, { description: 'Number of items selected.' })
  total!: number;

  @Field(() => Int, { description: 'Number of items that the action would change.' })
  takes!: number;

  @ListSize(20)
  @Field(() => [BulkLeftOut], {
    description: 'Items that would stay unchanged, by reason, most frequent first.',
  })
  leftOut!: BulkLeftOut[];

  @ListSize(maxNamed)
  @Field(() => [BulkBefore], {
    description: `Values that the action would replace, most frequent first, at most ${maxNamed}. Empty if it replaces none.`,
  })
  before!: BulkBefore[];

  @ListSize(maxNamed)
  @Field(() => [String], {
    description: `Names of the first ${maxNamed} items that the action would change.`,
  })
  names!: string[];

  @ListSize(10)
  @Field(() => [BulkEffect], { description: 'Effects of the action on other records.' })
  effects!: BulkEffect[];

  @Field(() => Boolean, {
    description: `Whether every item was checked for every reason. False for more than ${maxEvaluated} items, of which some more may stay unchanged.`,
  })
  isWhole!: boolean;

  @Field(() => Boolean, { description: 'Whether the action can be undone within seven days.' })
  canBeUndone!: boolean;
}

@ObjectType({ description: 'A value of a bulk action.', simpleResolvers: true })
export class BulkValue {
  @Field(() => String, { description: 'Name of the value.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The value. Null if there is none.' })
  value!: string | null;
}

@ObjectType({
  description: 'An action on many items of a list, which runs in batches.',
  simpleResolvers: true,
})
export class BulkAction {
  @Field(() => ID, { description: 'ID of the bulk action.' })
  id!: string;

  @Field(() => String, { description: 'Name of the list in the API.' })
  list!: string;

  @Field(() => bulkActionNameEnum, { description: 'Name of the action.' })
  action!: BulkActionName;

  @ListSize(maxValues)
  @Field(() => [BulkValue], { description: 'Values of the action.' })
  values!: BulkValue[];

  @Field(() => bulkStateEnum, { description: 'Status of the action.' })
  state!: BulkState;

  @Field(() => bulkReasonEnum, { nullable: true, description: "Reason why it stopped. Null if it didn't." })
  stoppedBecause!: BulkReason | null;

  profileId!: string;

  /** Ids of all actions on the same page, for the batch loader. */
  readWith!: readonly string[];

  @Field(() => Boolean, { description: 'Whether the caller started it.' })
  isOwn!: boolean;

  @Field(() => DateTime, { description: 'Time of the start. The selection is as of this time.' })
  startedAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'Time of the end. Null while it runs.' })
  endedAt!: string | null;

  @Field(() => Int, { description: 'Number of items selected.' })
  total!: number;

  @Field(() => Int, { description: 'Number of items changed.' })
  done!: number;

  @Field(() => Int, { description: 'Number of items that stayed unchanged.' })
  leftOut!: number;

  @Field(() => Int, { description: 'Number of changed items whose former values were restored.' })
  undone!: number;

  @Field(() => Int, {
    description: 'Number of changed items that have changed since and stayed so.',
  })
  kept!: number;

  @Field(() => Boolean, { description: 'Whether the action can be undone now.' })
  canBeUndone!: boolean;

  @Field(() => DateTime, {
    nullable: true,
    description: "Time until which it can be undone. Null if it can't.",
  })
  undoUntil!: string | null;

  @Field(() => DateTime, { nullable: true, description: "Time when it was undone. Null if it wasn't." })
  undoneAt!: string | null;
}

@ObjectType({
  description: 'An item that a bulk action left unchanged or could not restore.',
  simpleResolvers: true,
})
export class BulkRow {
  @Field(() => ID, { description: 'ID of the item in its list.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Name of the item. Null if it has been deleted.' })
  name!: string | null;

  @Field(() => bulkReasonEnum, { description: 'Reason.' })
  reason!: BulkReason;

  @Field(() => String, {
    nullable: true,
    description: 'Message of the rule that refused the change, in English. Null if there is none.',
  })
  detail!: string | null;

  place!: number;
}

@ObjectType({ description: 'An item of a page with its cursor.', simpleResolvers: true })
export class BulkActionEdge {
  @Field(() => String, { description: 'Cursor of the item, for `after`.' })
  cursor!: string;

  @Field(() => BulkAction, { description: 'The bulk action.' })
  node!: BulkAction;
}

@ObjectType({ description: 'A page of bulk actions, last started first.', simpleResolvers: true })
export class BulkActionConnection implements Counted {
  @Field(() => [BulkAction], { description: 'The bulk actions on the page.' })
  nodes!: BulkAction[];

  @Field(() => [BulkActionEdge], { description: 'The bulk actions on the page, with their cursors.' })
  edges!: BulkActionEdge[];

  @Field(() => PageInfo, { description: 'Position of the page in the list.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: Counted['countAll'];
}

@ObjectType({ description: 'An item of a page with its cursor.', simpleResolvers: true })
export class BulkRowEdge {
  @Field(() => String, { description: 'Cursor of the item, for `after`.' })
  cursor!: string;

  @Field(() => BulkRow, { description: 'The item.' })
  node!: BulkRow;
}

@ObjectType({
  description: 'A page of the items that a bulk action left unchanged.',
  simpleResolvers: true,
})
export class BulkRowConnection implements Counted {
  @Field(() => [BulkRow], { description: 'The items on the page.' })
  nodes!: BulkRow[];

  @Field(() => [BulkRowEdge], { description: 'The items on the page, with their cursors.' })
  edges!: BulkRowEdge[];

  @Field(() => PageInfo, { description: 'Position of the page in the list.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: Counted['countAll'];
}

@ObjectType({ description: 'Result of starting a bulk action.', simpleResolvers: true })
export class StartBulkActionPayload {
  @Field(() => BulkAction, { description: 'The bulk action.' })
  action!: BulkAction;
}

@ObjectType({ description: 'Result of cancelling a bulk action.', simpleResolvers: true })
export class CancelBulkActionPayload {
  @Field(() => BulkAction, { description: 'The bulk action.' })
  action!: BulkAction;
}

@ObjectType({ description: 'Result of undoing a bulk action.', simpleResolvers: true })
export class UndoBulkActionPayload {
  @Field(() => BulkAction, { description: 'The bulk action that is being undone.' })
  action!: BulkAction;
}
