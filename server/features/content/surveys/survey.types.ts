import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Shows } from '#server/features/editing/shows';
import { DateTime } from '#server/platform/graphql/date-time';
import { Localized } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/sizes';
import type { LocalizedText } from '#server/platform/language/i18n';
import { mostOptions, mostQuestions } from './survey-limits';
import { Survey } from './survey.entity';
import { type SurveyKind, SurveyKindEnum } from './survey.enums';

@ObjectType({ description: 'An option of a survey.', simpleResolvers: true })
export class SurveyOption {
  @Field(() => ID, { description: 'ID of the option.' })
  id!: string;

  @Localized('The option.')
  text(): string {
    return '';
  }

  textTranslations!: LocalizedText;
}

@ObjectType({ description: "The caller's own answer to a question of a survey.", simpleResolvers: true })
export class SurveyAnswer {
  @ListSize(mostOptions)
  @Field(() => [ID], { description: 'The options chosen; none for own words.' })
  optionIds!: string[];

  @Field(() => String, { nullable: true, description: 'The own words; null where nothing is written.' })
  words!: string | null;

  @Field(() => Int, { description: 'Its number in the row of answers to the question; the highest stands.' })
  revision!: number;
}

/** What a question says, to whoever answers it and among the results. */
@ObjectType({ simpleResolvers: true })
export abstract class AskedQuestion {
  @Field(() => ID, { description: 'ID of the question.' })
  id!: string;

  @Field(() => SurveyKindEnum, { description: 'How it is answered.' })
  kind!: SurveyKind;

  @Localized('The question.')
  text(): string {
    return '';
  }

  textTranslations!: LocalizedText;
}

@ObjectType({ description: 'A question of a survey.', simpleResolvers: true })
export class SurveyQuestion extends AskedQuestion {
  @ListSize(mostOptions)
  @Field(() => [SurveyOption], { description: 'What it is answered by; none for own words.' })
  options!: Omit<SurveyOption, 'text'>[];

  @Field(() => Boolean, { description: 'Whether the survey cannot be sent without an answer to it.' })
  required!: boolean;

  @Field(() => SurveyAnswer, {
    nullable: true,
    description: "The caller's own answer. Null if there is none.",
  })
  answer!: SurveyAnswer | null;
}

@Shows(Survey)
@ObjectType('Survey', { description: 'What people are asked.', simpleResolvers: true })
export class PublishedSurvey {
  @Field(() => ID, { description: 'ID of the survey.' })
  id!: string;

  @Field(() => Int, { description: 'How many questions it has.' })
  questionCount!: number;

  @ListSize(mostQuestions)
  @Field(() => [SurveyQuestion], { description: 'Its questions, in their order.' })
  questions!: Omit<SurveyQuestion, 'text'>[];

  @Field(() => Boolean, { description: 'Whether it takes answers by its time.' })
  open!: boolean;

  @Field(() => Boolean, { description: 'Whether the caller is among those who are asked.' })
  asked!: boolean;

  @Field(() => DateTime, { nullable: true, description: 'When the caller sent the answers; null before.' })
  submittedAt!: string | null;
}

/** The values behind the fields; texts in one language come from their translations. */
export type SurveyValues = PublishedSurvey &
  Pick<
    Survey,
    | 'titleTranslations'
    | 'leadTranslations'
    | 'section'
    | 'points'
    | 'closesAt'
    | 'roles'
    | 'userTypes'
    | 'accountKinds'
  >;

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class SaveSurveyAnswerPayload {
  @Field(() => SurveyAnswer, { description: 'The answer that stands.' })
  answer!: SurveyAnswer;

  @Field(() => Boolean, {
    description: 'Whether another answer stands, which was given later or at once elsewhere.',
  })
  superseded!: boolean;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class SubmitSurveyPayload {
  @Field(() => PublishedSurvey, { description: 'The survey, with when the answers were sent.' })
  survey!: SurveyValues;
}
