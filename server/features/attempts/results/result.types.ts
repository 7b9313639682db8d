import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { Localized, LocalizedTextType } from '#server/platform/graphql/localized';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import { ReadWith } from '#server/platform/graphql/type-scopes';
import type { LocalizedText } from '#server/platform/language/i18n';
import { PageInfo } from '#server/platform/paging';
import type { ReadTogether } from '#server/platform/database/read-together';
import { type ResultStatus, ResultStatusEnum } from '../attempt.enums';

@ObjectType({
  description: 'A question without full credit, with the answer given.',
  simpleResolvers: true,
})
export class IncorrectQuestion {
  @Field(() => ID, { description: 'ID of the question.' })
  id!: string;

  @Field(() => Int, { description: 'Position in the attempt, from 1.' })
  position!: number;

  @Localized('Text of the question, rich text.')
  name(): void {}

  @Field(() => LocalizedTextType, { description: 'Text of the question in every language, rich text.' })
  nameTranslations!: LocalizedText;

  @Localized('Answer given, rich text. Null if there was none.', { nullable: true })
  selectedName(): void {}

  @Field(() => LocalizedTextType, {
    nullable: true,
    description: 'Answer given in every language, rich text. Null if there was none.',
  })
  selectedNameTranslations!: LocalizedText | null;

  @Localized('Feedback on the answer, rich text. Null if there is none.', { nullable: true })
  feedback(): void {}

  feedbackTranslations!: LocalizedText | null;

  /** The correct answer, only for people who may know it. Null if it wasn't stored. */
  rightName!: LocalizedText | null;

  /**
   * The feedback on the question, which can reveal the correct answer and is for the same people. Null if there is
   * none.
   */
  remark!: LocalizedText | null;

  /** The result that contains the question. */
  result!: Result;
}

/** The stored values of the fields. Texts in one language come from their translations. */
export type IncorrectQuestionValues = Omit<IncorrectQuestion, 'name' | 'selectedName' | 'feedback'>;

@ReadWith('read_results')
@ObjectType({ description: 'The result of a closed attempt.', simpleResolvers: true })
export class Result implements ReadTogether {
  @Field(() => ID, { description: 'ID of the result, which is also the ID of its attempt.' })
  id!: string;

  @Field(() => ResultStatusEnum, { description: 'Outcome of the attempt.' })
  status!: ResultStatus;

  @Field(() => Int, {
    nullable: true,
    description: 'Score in whole percent. Null if the attempt was not scored.',
  })
  score!: number | null;

  @Field(() => Int, { description: 'Score in percent that is needed to pass.' })
  passMark!: number;

  @Field(() => Int, { description: 'Number of questions asked.' })
  questionCount!: number;

  @Field(() => Int, { description: 'Number of questions with full credit.' })
  correctCount!: number;

  @Field(() => DateTime, { description: 'Time when the attempt was started.' })
  startedAt!: string;

  @Field(() => DateTime, { description: 'Time when the attempt was closed.' })
  closedAt!: string;

  @Field(() => DateTime, { description: 'Time when the result was written, or last corrected by a regrade.' })
  updatedAt!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'Working time in seconds, without pauses of more than five minutes. Null for older attempts with too little data.',
  })
  workingSeconds!: number | null;

  @Field(() => Int, {
    description: "Number of this try at the test, from 1. Attempts that don't count are skipped.",
  })
  tryNumber!: number;

  @Field(() => Int, { description: 'Points earned.' })
  pointsEarned!: number;

  @Field(() => Boolean, { description: 'Whether the result made the person PRO.' })
  promotedToPro!: boolean;

  /** The id of the test taker. */
  profileId!: string;

  moduleId!: string;

  /** The ids of all results in the same batch, including this one. */
  readWith!: readonly string[];

  /** The sort key: when it was closed, in microseconds since 1970. */
  sortKey!: string;
}

@ObjectType({ description: 'An item of a page with its cursor.', simpleResolvers: true })
export class ResultEdge {
  @Field(() => String, { description: 'Cursor of the item, for `after`.' })
  cursor!: string;

  @Field(() => Result, { description: 'The result.' })
  node!: Result;
}

@ReadWith('read_results')
@ObjectType({ description: 'A page of results.', simpleResolvers: true })
export class ResultConnection implements Counted {
  @Field(() => [Result], { description: 'The results on the page.' })
  nodes!: Result[];

  @Field(() => [ResultEdge], { description: 'The results on the page, with their cursors.' })
  edges!: ResultEdge[];

  @Field(() => PageInfo, { description: 'Position of the page in the list.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: Counted['countAll'];
}

@InputType({ description: 'Filter of a list of results.' })
export class ResultFilter {
  @Field(() => DateTime, {
    nullable: true,
    description: 'Results of attempts closed at this time or later. If left out or null: no filter.',
  })
  closedFrom?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Results of attempts closed before this time. If left out or null: no filter.',
  })
  closedBefore?: Date | null;
}

@ObjectType({ description: 'Result of submitting an attempt.', simpleResolvers: true })
export class SubmitTestPayload {
  @Field(() => Result, { description: 'The result.' })
  result!: Result;
}
