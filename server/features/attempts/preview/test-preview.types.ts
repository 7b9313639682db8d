import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Localized, LocalizedTextType } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import type { LocalizedText } from '#server/platform/language/i18n';
import { AttemptQuestion } from '../attempt.types';

@ObjectType({
  description: 'A preview of the draft of a test, drawn like an attempt. Nothing is stored.',
  simpleResolvers: true,
})
export class TestPreview {
  @Field(() => ID, { description: 'ID of the test.' })
  testId!: string;

  @Localized('Name of the module.')
  moduleName(): void {}

  moduleNameTranslations!: LocalizedText;

  @Field(() => Int, { nullable: true, description: 'Time limit in seconds. Null if there is no limit.' })
  timeLimitSeconds!: number | null;

  @Field(() => Int, { description: 'Score in percent that is needed to pass.' })
  passMark!: number;

  @ListSize(50)
  @Field(() => [AttemptQuestion], { description: 'Questions of the preview, without correct answers.' })
  questions!: AttemptQuestion[];
}

@InputType({ description: 'An answer in a preview, or a question without an answer.' })
export class PreviewAnswerInput {
  @Field(() => ID, { description: 'ID of a question of the preview.' })
  questionId!: string;

  @Field(() => [ID], {
    nullable: true,
    description: 'IDs of the selected options. If left out or null, none is selected.',
  })
  optionIds?: string[] | null;

  @Field(() => String, { nullable: true, description: 'Short answer. If left out or null, there is none.' })
  text?: string | null;
}

@InputType({ description: 'Answers of a preview.' })
export class MarkTestPreviewInput {
  @Field(() => ID, { description: 'ID of the test.' })
  testId!: string;

  @Field(() => [PreviewAnswerInput], {
    description: 'One answer for each question of the preview, including questions without an answer.',
  })
  answers!: PreviewAnswerInput[];
}

@ObjectType({
  description: "A question of a preview that didn't earn full credit, with its correct answer.",
  simpleResolvers: true,
})
export class PreviewIncorrectQuestion {
  @Field(() => ID, { description: 'ID of the question.' })
  id!: string;

  @Field(() => Int, { description: 'Position in the preview, from 1.' })
  position!: number;

  @Field(() => Boolean, {
    description:
      'Whether the answer would earn part of its credit. Some selected options are correct, but not all, or incorrect ones are selected too.',
  })
  isPartlyCorrect!: boolean;

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

  @Localized('Correct answer, rich text. Null if there is none.', { nullable: true })
  correctName(): void {}

  @Field(() => LocalizedTextType, {
    nullable: true,
    description: 'Correct answer in every language, rich text. Null if there is none.',
  })
  correctNameTranslations!: LocalizedText | null;

  @Localized('Feedback on the incorrect options chosen, rich text. Null if there is none.', {
    nullable: true,
  })
  feedback(): void {}

  feedbackTranslations!: LocalizedText | null;

  @Localized('Feedback on the question as a whole, rich text. Null if there is none.', { nullable: true })
  explanation(): void {}

  explanationTranslations!: LocalizedText | null;
}

@ObjectType({ description: 'Mark of a preview.', simpleResolvers: true })
export class PreviewMark {
  @Field(() => Int, { description: 'Score in whole percent.' })
  score!: number;

  @Field(() => Boolean, { description: 'Whether the score passes the test with the pass mark of the draft.' })
  passed!: boolean;

  @Field(() => Int, { description: 'Number of questions with full credit.' })
  correctCount!: number;

  @Field(() => Int, { description: 'Number of questions asked.' })
  questionCount!: number;

  @ListSize(50)
  @Field(() => [PreviewIncorrectQuestion], {
    description: 'Questions without full credit, in their order.',
  })
  incorrectQuestions!: PreviewIncorrectQuestion[];
}

@ObjectType({ description: 'Result of marking a preview.', simpleResolvers: true })
export class MarkTestPreviewPayload {
  @Field(() => PreviewMark, { description: 'Mark of the preview.' })
  mark!: PreviewMark;
}
