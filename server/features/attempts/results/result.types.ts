import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { Localized, LocalizedTextType } from '#server/platform/graphql/localized';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import { ReadWith } from '#server/platform/graphql/type-scopes';
import type { LocalizedText } from '#server/platform/language/i18n';
import { PageInfo } from '#server/platform/paging';
import type { ReadTogether } from '#server/platform/read-together';
import { type ResultStatus, ResultStatusEnum } from '../attempt.enums';

@ObjectType({
  description: 'A question below full credit, with the answer that was given.',
  simpleResolvers: true,
})
export class IncorrectQuestion {
  @Field(() => ID, { description: 'Identifies the question.' })
  id!: string;

  @Field(() => Int, { description: 'Its place in the attempt, from 1.' })
  position!: number;

  @Localized('The question, rich text.')
  name(): void {}

  @Field(() => LocalizedTextType, { description: 'The question in every language, rich text.' })
  nameTranslations!: LocalizedText;

  @Localized('The answer given, rich text; null where there was none.', { nullable: true })
  selectedName(): void {}

  @Field(() => LocalizedTextType, {
    nullable: true,
    description: 'The answer given in every language, rich text; null where there was none.',
  })
  selectedNameTranslations!: LocalizedText | null;

  @Localized('A remark on the answer, rich text; null without one.', { nullable: true })
  feedback(): void {}

  feedbackTranslations!: LocalizedText | null;

  /** The right answer; for those only who may know it. Null where it was not kept. */
  rightName!: LocalizedText | null;

  /** The remark on the question as a whole; for the same people, as it may tell the right answer. Null without one. */
  remark!: LocalizedText | null;

  /** The result that it stands in. */
  result!: Result;
}

/** The values behind the fields; texts in one language come from their translations. */
export type IncorrectQuestionValues = Omit<IncorrectQuestion, 'name' | 'selectedName' | 'feedback'>;

@ReadWith('read_results')
@ObjectType({ description: 'A closed attempt.', simpleResolvers: true })
export class Result implements ReadTogether {
  @Field(() => ID, { description: 'Identifies the result; the id of its attempt.' })
  id!: string;

  @Field(() => ResultStatusEnum, { description: 'How the attempt ended.' })
  status!: ResultStatus;

  @Field(() => Int, { nullable: true, description: 'Whole percent; null where the attempt was not marked.' })
  score!: number | null;

  @Field(() => Int, { description: 'Score in percent from which it was passed.' })
  passMark!: number;

  @Field(() => Int, { description: 'Questions that were asked.' })
  questionCount!: number;

  @Field(() => Int, { description: 'Questions answered to full credit.' })
  correctCount!: number;

  @Field(() => DateTime, { description: 'When the attempt was started.' })
  startedAt!: string;

  @Field(() => DateTime, { description: 'When it was closed.' })
  closedAt!: string;

  @Field(() => DateTime, { description: 'When it was written, or last corrected by a regrade.' })
  updatedAt!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'Time worked on it, in seconds: the sum of the spans in which the server heard of the person, each pause of more ' +
      'than five minutes left out. Null of older attempts of which too little was kept.',
  })
  workingSeconds!: number | null;

  @Field(() => Int, {
    description: "Which of the person's tries at this test it was, from 1; uncounted ones aside.",
  })
  tryNumber!: number;

  @Field(() => Int, { description: 'Points that it earned.' })
  pointsEarned!: number;

  @Field(() => Boolean, { description: 'Whether it made the person PRO.' })
  promotedToPro!: boolean;

  /** Who took the test. */
  profileId!: string;

  /** The module whose test it was. */
  moduleId!: string;

  /** The ids of all results that one statement gave with this one, which is one of them. */
  readWith!: readonly string[];

  /** When it was closed, in microseconds since 1970: the key that lists are sorted by. */
  sortKey!: string;
}

@ObjectType({ description: 'A result with its place in the list.', simpleResolvers: true })
export class ResultEdge {
  @Field(() => String, { description: 'The place, for `after`.' })
  cursor!: string;

  @Field(() => Result, { description: 'The result.' })
  node!: Result;
}

@ReadWith('read_results')
@ObjectType({ description: "A page of a person's results.", simpleResolvers: true })
export class ResultConnection implements Counted {
  @Field(() => [Result], { description: 'The results.' })
  nodes!: Result[];

  @Field(() => [ResultEdge], { description: 'The results with their places.' })
  edges!: ResultEdge[];

  @Field(() => PageInfo, { description: 'Where the page stands in the whole.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: Counted['countAll'];
}

@InputType({ description: 'What a list of results is narrowed to.' })
export class ResultFilter {
  @Field(() => DateTime, {
    nullable: true,
    description: 'Closed at this moment or later. Left out or null: at any time before.',
  })
  closedFrom?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Closed before this moment. Left out or null: at any time after.',
  })
  closedBefore?: Date | null;
}

@ObjectType({ description: 'What came of handing in a test.', simpleResolvers: true })
export class SubmitTestPayload {
  @Field(() => Result, { description: 'The result.' })
  result!: Result;
}
