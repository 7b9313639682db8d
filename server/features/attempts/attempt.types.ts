import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { Localized, LocalizedTextType } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import type { LocalizedText } from '#server/platform/language/i18n';
import type { ReadTogether } from '#server/platform/database/read-together';
import type { QuestionKind } from '#server/features/authoring/question-types/question-types';
import { QuestionKindEnum } from '#server/features/authoring/question.enums';

@ObjectType({
  description: "An answer option of a question. It doesn't show whether it is correct.",
  simpleResolvers: true,
})
export class AttemptOption {
  @Field(() => ID, { description: 'ID of the option.' })
  id!: string;

  @Localized('Text of the option, rich text.')
  text(): void {}

  @Field(() => LocalizedTextType, { description: 'Text of the option in every language, rich text.' })
  textTranslations!: LocalizedText;
}

@ObjectType({ description: 'A saved answer.', simpleResolvers: true })
export class Answer {
  @Field(() => Int, { description: 'Revision of the answer. The highest revision counts.' })
  revision!: number;

  @ListSize(10)
  @Field(() => [ID], { description: 'IDs of the selected options. Empty for a short answer.' })
  optionIds!: string[];

  @Field(() => String, {
    nullable: true,
    description: 'Short answer. Null if options are selected or there is no answer.',
  })
  text!: string | null;

  @Field(() => DateTime, { description: 'Time when it was saved.' })
  savedAt!: string;
}

@ObjectType({
  description: "A question of an attempt. It doesn't show the correct answer.",
  simpleResolvers: true,
})
export class AttemptQuestion {
  @Field(() => ID, { description: 'ID of the question.' })
  id!: string;

  @Field(() => Int, { description: 'Position in the attempt, from 1.' })
  position!: number;

  @Field(() => QuestionKindEnum, { description: 'Kind of question.' })
  kind!: QuestionKind;

  @Localized('Text of the question, rich text.')
  text(): void {}

  @Field(() => LocalizedTextType, { description: 'Text of the question in every language, rich text.' })
  textTranslations!: LocalizedText;

  @Field(() => String, { nullable: true, description: 'Address of the image. Null if there is none.' })
  imageUrl!: string | null;

  @Localized('Alternative text of the image, plain text. Null if there is none.', {
    nullable: true,
  })
  imageAlt(): void {}

  imageAltTranslations!: LocalizedText | null;

  @ListSize(10)
  @Field(() => [AttemptOption], { description: 'Options in the order shown. Empty for a short answer.' })
  options!: AttemptOption[];

  @Field(() => Answer, { nullable: true, description: 'Last saved answer. Null if there is none.' })
  answer!: Answer | null;
}

@ObjectType({
  description: 'An attempt at the test of a module, visible to the person who takes it.',
  simpleResolvers: true,
})
export class Attempt implements ReadTogether {
  @Field(() => ID, { description: 'ID of the attempt, and of its result when it is closed.' })
  id!: string;

  moduleId!: string;

  /** Only the attempt's own id, because attempts are loaded one by one. */
  readWith!: readonly string[];

  @Field(() => DateTime, { description: 'Time of the start.' })
  startedAt!: string;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Time when the attempt closes automatically. Maintenance postpones it. Null if there is no time limit.',
  })
  deadlineAt!: string | null;

  @Field(() => DateTime, {
    description: 'Time of the server when it answered. Compare the deadline with it.',
  })
  serverTime!: string;

  @Field(() => Boolean, {
    description:
      'Whether the attempt is closed, so that its result is available and no answers are accepted.',
  })
  closed!: boolean;

  @ListSize(50)
  @Field(() => [AttemptQuestion], { description: 'Questions in their order.' })
  questions!: AttemptQuestion[];
}

@ObjectType({ description: 'Result of saving an answer.', simpleResolvers: true })
export class SaveAnswerPayload {
  @Field(() => ID, { description: 'ID of the question.' })
  questionId!: string;

  @Field(() => Answer, { description: 'The answer that is now saved.' })
  answer!: Answer;

  @Field(() => Boolean, {
    description: 'Whether another answer had already been saved with this revision or a higher one.',
  })
  superseded!: boolean;

  @Field(() => DateTime, { description: 'Time of the server when it answered.' })
  serverTime!: string;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Time when the attempt closes automatically. Maintenance postpones it. Null if there is no time limit.',
  })
  deadlineAt!: string | null;
}

@ObjectType({ description: 'Result of starting a test.', simpleResolvers: true })
export class StartTestPayload {
  @Field(() => Attempt, { description: 'Attempt in progress.' })
  attempt!: Attempt;
}
