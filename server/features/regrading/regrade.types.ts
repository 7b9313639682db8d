import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { Localized } from '#server/platform/graphql/localized';
import { PersonName } from '#server/platform/graphql/person-name';
import { ListSize } from '#server/platform/graphql/sizes';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import type { LocalizedText } from '#server/platform/language/i18n';
import { PageInfo } from '#server/platform/paging';
import { AcceptedAnswers, AdminOption } from '#server/features/authoring/questions/question-parts.types';
import type { QuestionKind } from '#server/features/authoring/question.types';
import { QuestionKindEnum } from '#server/features/authoring/question.enums';
import {
  type CountedStatus,
  CountedStatusEnum,
  type ProChange,
  ProChangeEnum,
  RegradeModeEnum,
} from './regrade.enums';
import type { RegradeMode } from './right-answers';

@ObjectType({ description: 'What is right of a question.', simpleResolvers: true })
export class QuestionAnswer {
  @Field(() => QuestionKindEnum, { description: 'How the question is answered.' })
  kind!: QuestionKind;

  @ListSize(10)
  @Field(() => [AdminOption], { description: 'Its options; none for a short answer.' })
  options!: AdminOption[];

  @Field(() => AcceptedAnswers, { description: 'What is right of a short answer; empty for other kinds.' })
  accepted!: AcceptedAnswers;

  @Field(() => Boolean, {
    description: 'Whether the accepted answers are codes, of which only the case is folded.',
  })
  code!: boolean;
}

@ObjectType({ description: 'A regrade that was made.', simpleResolvers: true })
export class Regrade {
  @Field(() => ID, { description: 'ID of the regrade.' })
  id!: string;

  @Field(() => RegradeModeEnum, { description: 'What it counts as right.' })
  mode!: RegradeMode;

  @Field(() => Boolean, { description: 'Whether results that it lowers were lowered.' })
  takesAway!: boolean;

  @Field(() => String, { description: 'Name of the administrator who made it.' })
  @PersonName()
  madeBy!: string;

  @Field(() => DateTime, { description: 'When it was made.' })
  madeAt!: string;

  @Field(() => Int, { description: 'Results that it changed.' })
  changedCount!: number;
}

@ObjectType({
  description: 'A question after a mistake in it, as a regrade compares it.',
  simpleResolvers: true,
})
export class RegradedQuestion {
  @Field(() => ID, { description: 'ID of the question.' })
  id!: string;

  @Field(() => ID, { description: 'ID of the module whose test asks it.' })
  moduleId!: string;

  @Field(() => Int, { description: 'Its place in the test, from 1.' })
  position!: number;

  @Localized('The question as it is edited now, rich text.')
  text(): void {}

  textTranslations!: LocalizedText;

  @Field(() => QuestionAnswer, { description: 'What is right as it is edited now.' })
  corrected!: QuestionAnswer;

  @Field(() => QuestionAnswer, {
    nullable: true,
    description:
      'What was right in the newest published version in which it is another answer than now; null where it never was.',
  })
  former!: QuestionAnswer | null;

  @Field(() => Boolean, {
    description: 'Whether the correction is still to be published, which a regrade does.',
  })
  unpublished!: boolean;

  @ListSize(50)
  @Field(() => [Regrade], { description: 'Its regrades, newest first, at most 50.' })
  regrades!: Regrade[];
}

/** The values behind the fields; the text in one language comes from its translations. */
export type RegradedQuestionValues = Omit<RegradedQuestion, 'text'>;

@ObjectType({ description: 'How much a regrade changes.', simpleResolvers: true })
export class RegradeCounts {
  @Field(() => Int, { description: 'Marked attempts that asked the question.' })
  attempts!: number;

  @Field(() => Int, { description: 'Attempts in progress that ask it; they are marked by what counts then.' })
  open!: number;

  @Field(() => Int, { description: 'Results that get better.' })
  raised!: number;

  @Field(() => Int, { description: 'Results that get worse; none where nothing is taken away.' })
  lowered!: number;

  @Field(() => Int, { description: 'Results that would get worse and stay, because nothing is taken away.' })
  kept!: number;

  @Field(() => Int, { description: 'Failed attempts that become passed.' })
  newlyPassed!: number;

  @Field(() => Int, { description: 'Passed attempts that become failed.' })
  newlyFailed!: number;

  @Field(() => Int, { description: 'People who become PRO.' })
  newlyPro!: number;

  @Field(() => Int, { description: 'People who are PRO no longer.' })
  noLongerPro!: number;

  @Field(() => Int, { description: 'Points given.' })
  pointsGiven!: number;

  @Field(() => Int, { description: 'Points taken from balances.' })
  pointsTaken!: number;

  @Field(() => Int, { description: 'Points that are no longer in a balance and so are let go.' })
  pointsWaived!: number;
}

@ObjectType({ description: 'What a regrade does to one result.', simpleResolvers: true })
export class RegradedResult {
  @Field(() => ID, { description: 'ID of the result, which is that of its attempt.' })
  id!: string;

  @Field(() => ID, { description: 'ID of the person.' })
  profileId!: string;

  @Field(() => String, { description: "The person's name." })
  @PersonName()
  name!: string;

  @Field(() => String, { description: "The person's e-mail address." })
  email!: string;

  @Field(() => CountedStatusEnum, { description: 'How the attempt ended so far.' })
  oldStatus!: CountedStatus;

  @Field(() => CountedStatusEnum, { description: 'How it ends after the regrade.' })
  newStatus!: CountedStatus;

  @Field(() => Int, { description: 'Score so far in whole percent.' })
  oldScore!: number;

  @Field(() => Int, { description: 'Score after the regrade in whole percent.' })
  newScore!: number;

  @Field(() => Int, { description: 'Points given, or to be taken where negative; a part may be waived.' })
  pointsDifference!: number;

  @Field(() => ProChangeEnum, {
    nullable: true,
    description: 'What becomes of PRO status; null where it stays.',
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

@ObjectType({ description: 'What a regrade would do; it changes nothing.', simpleResolvers: true })
export class RegradePreview {
  @Field(() => String, {
    description: 'Stands for the question and the results that it saw; goes back with the regrade.',
  })
  digest!: string;

  @Field(() => Boolean, {
    description:
      'Whether the regrade would do anything; false where the correction is published and every attempt counts by it.',
  })
  hasWork!: boolean;

  @Field(() => RegradeCounts, { description: 'How much changes.' })
  counts!: RegradeCounts;

  /** The results that change, in the order of the list. */
  changed!: readonly RegradedResult[];
}

/** What a regrade did. */
@ObjectType({ simpleResolvers: true })
abstract class RegradeOutcome {
  @Field(() => RegradedQuestion, {
    description: 'The question as it is now, with this regrade among its own.',
  })
  question!: RegradedQuestionValues;

  @Field(() => Regrade, {
    nullable: true,
    description: 'The regrade; null where everything was so already and nothing was changed.',
  })
  regrade!: Regrade | null;

  @Field(() => RegradeCounts, { description: 'How much it changed; zeros where it was made before.' })
  counts!: RegradeCounts;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class RegradeQuestionPayload extends RegradeOutcome {}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class AcceptAnswerPayload extends RegradeOutcome {}

@ObjectType({ description: 'An answer that earned nothing in marked attempts.', simpleResolvers: true })
export class UnmatchedAnswer {
  @Field(() => String, { description: 'The answer in its most frequent spelling.' })
  text!: string;

  @Field(() => Int, { description: 'Attempts that gave it, in any spelling that is compared as the same.' })
  attempts!: number;
}

@ObjectType({ description: 'A mark that a regrade replaced.', simpleResolvers: true })
export class FormerMark {
  @Field(() => CountedStatusEnum, { description: 'How the attempt had ended.' })
  status!: CountedStatus;

  @Field(() => Int, { description: 'Its score in whole percent.' })
  score!: number;

  @Field(() => DateTime, { description: 'When it was replaced.' })
  replacedAt!: string;
}
