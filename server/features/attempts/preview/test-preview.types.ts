import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Localized, LocalizedTextType } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/sizes';
import type { LocalizedText } from '#server/platform/language/i18n';
import { AttemptQuestion } from '../attempt.types';

@ObjectType({
  description: 'A test as edited, put together as an attempt at it would be. Nothing of it is kept.',
  simpleResolvers: true,
})
export class TestPreview {
  @Field(() => ID, { description: 'Id of the test.' })
  testId!: string;

  @Localized('The name of its module.')
  moduleName(): void {}

  moduleNameTranslations!: LocalizedText;

  @Field(() => Int, { nullable: true, description: 'Seconds from start to deadline; null without a limit.' })
  timeLimitSeconds!: number | null;

  @Field(() => Int, { description: 'Score in percent from which the test is passed.' })
  passMark!: number;

  @ListSize(50)
  @Field(() => [AttemptQuestion], { description: 'The questions drawn, without answers.' })
  questions!: AttemptQuestion[];
}

@InputType({ description: 'An answer in a preview, or that a question of it was left open.' })
export class PreviewAnswerInput {
  @Field(() => ID, { description: 'Id of a question that the preview asked.' })
  questionId!: string;

  @Field(() => [ID], { nullable: true, description: 'The options chosen; none where left out or null.' })
  optionIds?: string[] | null;

  @Field(() => String, { nullable: true, description: 'The short answer; none where left out or null.' })
  text?: string | null;
}

@InputType({ description: 'The answers of a preview.' })
export class MarkTestPreviewInput {
  @Field(() => ID, { description: 'Id of the test.' })
  testId!: string;

  @Field(() => [PreviewAnswerInput], {
    description: 'One for every question that the preview asked, open ones too.',
  })
  answers!: PreviewAnswerInput[];
}

@ObjectType({
  description: 'A question of a preview below full credit, with what would have been right.',
  simpleResolvers: true,
})
export class PreviewIncorrectQuestion {
  @Field(() => ID, { description: 'Identifies the question.' })
  id!: string;

  @Field(() => Int, { description: 'Its place in the preview, from 1.' })
  position!: number;

  @Field(() => Boolean, {
    description:
      'True if it would earn part of its credit: some chosen options are right, but not all, or others too.',
  })
  isPartlyCorrect!: boolean;

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

  @Localized('The right answer, rich text.', { nullable: true })
  correctName(): void {}

  @Field(() => LocalizedTextType, {
    nullable: true,
    description: 'The right answer in every language, rich text.',
  })
  correctNameTranslations!: LocalizedText | null;

  @Localized('The remarks on the wrong options chosen, rich text; null without any.', { nullable: true })
  feedback(): void {}

  feedbackTranslations!: LocalizedText | null;

  @Localized('The remark on the question as a whole, rich text; null without one.', { nullable: true })
  explanation(): void {}

  explanationTranslations!: LocalizedText | null;
}

@ObjectType({ description: 'What a preview would have been marked with.', simpleResolvers: true })
export class PreviewMark {
  @Field(() => Int, { description: 'Whole percent.' })
  score!: number;

  @Field(() => Boolean, { description: 'Whether that passes the test as edited.' })
  passed!: boolean;

  @Field(() => Int, { description: 'Questions answered to full credit.' })
  correctCount!: number;

  @Field(() => Int, { description: 'Questions that were asked.' })
  questionCount!: number;

  @ListSize(50)
  @Field(() => [PreviewIncorrectQuestion], {
    description: 'The questions below full credit, in their order.',
  })
  incorrectQuestions!: PreviewIncorrectQuestion[];
}

@ObjectType({ description: 'What came of marking a preview.', simpleResolvers: true })
export class MarkTestPreviewPayload {
  @Field(() => PreviewMark, { description: 'What it would have been marked with.' })
  mark!: PreviewMark;
}
