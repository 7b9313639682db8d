import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { Localized, LocalizedTextType } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/sizes';
import type { LocalizedText } from '#server/platform/language/i18n';
import type { ReadTogether } from '#server/platform/read-together';
import type { QuestionKind } from '#server/features/authoring/question.types';
import { QuestionKindEnum } from '#server/features/authoring/question.enums';

@ObjectType({
  description: 'An option of a question; nothing says whether it is correct.',
  simpleResolvers: true,
})
export class AttemptOption {
  @Field(() => ID, { description: 'Identifies the option.' })
  id!: string;

  @Localized('The option, rich text.')
  text(): void {}

  @Field(() => LocalizedTextType, { description: 'The option in every language, rich text.' })
  textTranslations!: LocalizedText;
}

@ObjectType({ description: 'A saved answer.', simpleResolvers: true })
export class Answer {
  @Field(() => Int, { description: 'Counts up with every change; the highest is the one that stands.' })
  revision!: number;

  @ListSize(10)
  @Field(() => [ID], { description: 'The options chosen; empty for a short answer.' })
  optionIds!: string[];

  @Field(() => String, {
    nullable: true,
    description: 'The short answer; null where options are chosen or none given.',
  })
  text!: string | null;

  @Field(() => DateTime, { description: 'When it was saved.' })
  savedAt!: string;
}

@ObjectType({
  description: 'A question as it is asked; nothing says what is correct.',
  simpleResolvers: true,
})
export class AttemptQuestion {
  @Field(() => ID, { description: 'Identifies the question.' })
  id!: string;

  @Field(() => Int, { description: 'Its place in the attempt, from 1.' })
  position!: number;

  @Field(() => QuestionKindEnum, { description: 'How it is answered.' })
  kind!: QuestionKind;

  @Localized('The question, rich text.')
  text(): void {}

  @Field(() => LocalizedTextType, { description: 'The question in every language, rich text.' })
  textTranslations!: LocalizedText;

  @Field(() => String, { nullable: true, description: 'Address of its picture; null without one.' })
  imageUrl!: string | null;

  @Localized('What the picture shows, for who does not see it, plain text; null where nothing is said.', {
    nullable: true,
  })
  imageAlt(): void {}

  imageAltTranslations!: LocalizedText | null;

  @ListSize(10)
  @Field(() => [AttemptOption], { description: 'Its options in the order shown; none for a short answer.' })
  options!: AttemptOption[];

  @Field(() => Answer, { nullable: true, description: 'The answer as last saved; null before the first.' })
  answer!: Answer | null;
}

@ObjectType({
  description: "One sitting at a module's test, seen by the person who sits it.",
  simpleResolvers: true,
})
export class Attempt implements ReadTogether {
  @Field(() => ID, { description: 'Identifies the attempt, and its result once it is closed.' })
  id!: string;

  /** The module whose test it is. */
  moduleId!: string;

  /** The attempt's own id alone: attempts are read one by one. */
  readWith!: readonly string[];

  @Field(() => DateTime, { description: 'When it was started.' })
  startedAt!: string;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it is closed by itself, which a maintenance puts off; null without a time limit.',
  })
  deadlineAt!: string | null;

  @Field(() => DateTime, {
    description: "The server's clock at this answer, by which the deadline is meant.",
  })
  serverTime!: string;

  @Field(() => Boolean, { description: 'Whether it takes no more answers; its result can be read.' })
  closed!: boolean;

  @ListSize(50)
  @Field(() => [AttemptQuestion], { description: 'The questions in their order.' })
  questions!: AttemptQuestion[];
}

@ObjectType({ description: 'What came of saving an answer.', simpleResolvers: true })
export class SaveAnswerPayload {
  @Field(() => ID, { description: 'The question that was answered.' })
  questionId!: string;

  @Field(() => Answer, { description: 'The answer as it stands now.' })
  answer!: Answer;

  @Field(() => Boolean, {
    description: 'Whether another answer had been saved with this revision or a later one.',
  })
  superseded!: boolean;

  @Field(() => DateTime, { description: "The server's clock at this answer." })
  serverTime!: string;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When the attempt is closed by itself, which a maintenance puts off; null without a time limit.',
  })
  deadlineAt!: string | null;
}

@ObjectType({ description: 'What came of starting a test.', simpleResolvers: true })
export class StartTestPayload {
  @Field(() => Attempt, { description: 'The attempt in progress.' })
  attempt!: Attempt;
}
