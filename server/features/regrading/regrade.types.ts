import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { Localized } from '#server/platform/graphql/localized';
import { PersonName } from '#server/platform/graphql/person-name';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import type { LocalizedText } from '#server/platform/language/i18n';
import { PageInfo } from '#server/platform/paging';
import { AcceptedAnswers, AdminOption } from '#server/features/authoring/questions/question-parts.types';
import type { QuestionKind } from '#server/features/authoring/question-types/question-types';
import { QuestionKindEnum } from '#server/features/authoring/question.enums';
import {
  type CountedStatus,
  CountedStatusEnum,
  type ProChange,
  ProChangeEnum,
  RegradeModeEnum,
} from './regrade.enums';
import type { RegradeMode } from './right-answers';

@ObjectType({ description: 'Correct answer of a question.', simpleResolvers: true })
export class QuestionAnswer {
  @Field(() => QuestionKindEnum, { description: 'Kind of question.' })
  kind!: QuestionKind;

  @ListSize(10)
  @Field(() => [AdminOption], { description: 'Answer options. Empty for a short answer.' })
  options!: AdminOption[];

  @Field(() => AcceptedAnswers, { description: 'Accepted answers of a short answer. Empty for other kinds.' })
  accepted!: AcceptedAnswers;

  @Field(() => Boolean, {
    description: 'Whether the accepted answers are codes. For codes, only case is ignored.',
  })
  code!: boolean;
}

@ObjectType({ description: 'A regrade of a question.', simpleResolvers: true })
export class Regrade {
  @Field(() => ID, { description: 'ID of the regrade.' })
  id!: string;

  @Field(() => RegradeModeEnum, { description: 'Answers that count as correct.' })
  mode!: RegradeMode;

  @Field(() => Boolean, { description: 'Whether results could get worse.' })
  lowersResults!: boolean;

  @Field(() => String, { description: 'Name of the administrator who regraded the question.' })
  @PersonName()
  madeBy!: string;

  @Field(() => DateTime, { description: 'Time of the regrade.' })
  madeAt!: string;

  @Field(() => Int, { description: 'Number of results that it changed.' })
  changedCount!: number;
}

@ObjectType({
  description: 'A question with its former and its corrected answer, for a regrade.',
  simpleResolvers: true,
})
export class RegradedQuestion {
  @Field(() => ID, { description: 'ID of the question.' })
  id!: string;

  @Field(() => ID, { description: 'ID of the module whose test asks it.' })
  moduleId!: string;

  @Field(() => Int, { description: 'Position in the test, from 1.' })
  position!: number;

  @Localized('Text of the question in the draft, rich text.')
  text(): void {}

  textTranslations!: LocalizedText;

  @Field(() => QuestionAnswer, { description: 'Correct answer in the draft.' })
  corrected!: QuestionAnswer;

  @Field(() => QuestionAnswer, {
    nullable: true,
    description:
      'Correct answer in the newest published version that has another one than the draft. Null if ' +
      'there is no such version.',
  })
  previous!: QuestionAnswer | null;

  @Field(() => Boolean, {
    description: "Whether the correction isn't published yet. A regrade publishes it.",
  })
  unpublished!: boolean;

  @ListSize(50)
  @Field(() => [Regrade], { description: 'Regrades of the question, newest first, at most 50.' })
  regrades!: Regrade[];
}

/** The stored values of the fields. The text in one language comes from its translations. */
export type RegradedQuestionValues = Omit<RegradedQuestion, 'text'>;

@ObjectType({ description: 'Number of changes by a regrade.', simpleResolvers: true })
export class RegradeCounts {
  @Field(() => Int, { description: 'Number of scored attempts that asked the question.' })
  attempts!: number;

  @Field(() => Int, {
    description:
      'Number of attempts in progress that ask the question. They are scored by the answers that count ' +
      'when they end.',
  })
  open!: number;

  @Field(() => Int, { description: 'Number of results that improve.' })
  raised!: number;

  @Field(() => Int, { description: 'Number of results that get worse. 0 if `lowersResults` is false.' })
  lowered!: number;

  @Field(() => Int, {
    description:
      'Number of results that stay, although they would get worse, because `lowersResults` is false.',
  })
  kept!: number;

  @Field(() => Int, { description: 'Number of failed attempts that become passed.' })
  newlyPassed!: number;

  @Field(() => Int, { description: 'Number of passed attempts that become failed.' })
  newlyFailed!: number;

  @Field(() => Int, { description: 'Number of people who become PRO.' })
  newlyPro!: number;

  @Field(() => Int, { description: 'Number of people who are no longer PRO.' })
  noLongerPro!: number;

  @Field(() => Int, { description: 'Points added.' })
  pointsGiven!: number;

  @Field(() => Int, { description: 'Points removed from balances.' })
  pointsTaken!: number;

  @Field(() => Int, { description: "Points that can't be removed because balances are too low." })
  pointsWaived!: number;
}

@ObjectType({ description: 'Change of one result by a regrade.', simpleResolvers: true })
export class RegradedResult {
  @Field(() => ID, { description: 'ID of the result, which is also the ID of its attempt.' })
  id!: string;

  @Field(() => ID, { description: 'ID of the person.' })
  profileId!: string;

  @Field(() => String, { description: 'Name of the person.' })
  @PersonName()
  name!: string;

  @Field(() => String, { description: 'E-mail address of the person.' })
  email!: string;

  @Field(() => CountedStatusEnum, { description: 'Outcome before the regrade.' })
  oldStatus!: CountedStatus;

  @Field(() => CountedStatusEnum, { description: 'Outcome after the regrade.' })
  newStatus!: CountedStatus;

  @Field(() => Int, { description: 'Score before the regrade in whole percent.' })
  oldScore!: number;

  @Field(() => Int, { description: 'Score after the regrade in whole percent.' })
  newScore!: number;

  @Field(() => Int, { description: 'Points added, or removed if negative. Some of them may be waived.' })
  pointsDifference!: number;

  @Field(() => ProChangeEnum, {
    nullable: true,
    description: 'Change of PRO status. Null if it stays the same.',
  })
  proChange!: ProChange | null;
}

@ObjectType({ description: 'An item of a page with its cursor.', simpleResolvers: true })
export class RegradedResultEdge {
  @Field(() => String, { description: 'Cursor of the item, for `after`.' })
  cursor!: string;

  @Field(() => RegradedResult, { description: 'The result.' })
  node!: RegradedResult;
}

@ObjectType({
  description: 'A page of the results that a regrade changes, by the names of the people.',
  simpleResolvers: true,
})
export class RegradedResultConnection implements Counted {
  @Field(() => [RegradedResult], { description: 'The results on the page.' })
  nodes!: RegradedResult[];

  @Field(() => [RegradedResultEdge], { description: 'The results on the page, with their cursors.' })
  edges!: RegradedResultEdge[];

  @Field(() => PageInfo, { description: 'Position of the page in the list.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: Counted['countAll'];
}

@ObjectType({ description: 'A preview of a regrade, which changes nothing.', simpleResolvers: true })
export class RegradePreview {
  @Field(() => String, {
    description:
      'Digest of the question and the results in the preview. Send it with the regrade to detect ' +
      'conflicts.',
  })
  digest!: string;

  @Field(() => Boolean, {
    description:
      'Whether the regrade would change anything. False if the correction is published and all attempts ' +
      'count by it.',
  })
  hasWork!: boolean;

  @Field(() => RegradeCounts, { description: 'Number of changes.' })
  counts!: RegradeCounts;

  /** The changed results in the order of the list. */
  changed!: readonly RegradedResult[];
}

/** The result of a regrade. */
@ObjectType({ simpleResolvers: true })
abstract class RegradeOutcome {
  @Field(() => RegradedQuestion, {
    description: 'The question after the change, with its regrades.',
  })
  question!: RegradedQuestionValues;

  @Field(() => Regrade, {
    nullable: true,
    description: 'The regrade. Null if there was nothing to change.',
  })
  regrade!: Regrade | null;

  @Field(() => RegradeCounts, { description: 'Number of changes. All are 0 for a repeat.' })
  counts!: RegradeCounts;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class RegradeQuestionPayload extends RegradeOutcome {}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class AcceptAnswerPayload extends RegradeOutcome {}

@ObjectType({
  description: 'A short answer that earned no credit in scored attempts.',
  simpleResolvers: true,
})
export class UnmatchedAnswer {
  @Field(() => String, { description: 'Most frequent spelling of the answer.' })
  text!: string;

  @Field(() => Int, {
    description: 'Number of attempts with this answer, in all spellings that are treated as equal.',
  })
  attempts!: number;
}

@ObjectType({ description: 'A former mark of a result, replaced by a regrade.', simpleResolvers: true })
export class PreviousMark {
  @Field(() => CountedStatusEnum, { description: 'Outcome of the attempt.' })
  status!: CountedStatus;

  @Field(() => Int, { description: 'Score in whole percent.' })
  score!: number;

  @Field(() => DateTime, { description: 'Time when the mark was replaced.' })
  replacedAt!: string;
}
