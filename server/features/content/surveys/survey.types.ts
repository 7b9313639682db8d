import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Shows } from '#server/features/editing/shows';
import { DateTime } from '#server/platform/graphql/date-time';
import { Localized } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import type { LocalizedText } from '#server/platform/language/i18n';
import { maxOptions, maxQuestions } from './survey-limits';
import { Survey } from './survey.entity';
import { type SurveyKind, SurveyKindEnum } from './survey.enums';

@ObjectType({ description: 'An answer option of a survey.', simpleResolvers: true })
export class SurveyOption {
  @Field(() => ID, { description: 'ID of the option.' })
  id!: string;

  @Localized('The option.')
  text(): string {
    return '';
  }

  textTranslations!: LocalizedText;
}

@ObjectType({ description: "The caller's answer to a question of a survey.", simpleResolvers: true })
export class SurveyAnswer {
  @ListSize(maxOptions)
  @Field(() => [ID], { description: 'IDs of the selected options. Empty for an answer in own words.' })
  optionIds!: string[];

  @Field(() => String, {
    nullable: true,
    description: "Answer in the caller's own words. Null if there is none.",
  })
  words!: string | null;

  @Field(() => Int, { description: 'Revision of the answer. The highest revision counts.' })
  revision!: number;
}

/** The question as respondents and the results see it. */
@ObjectType({ simpleResolvers: true })
export abstract class QuestionText {
  @Field(() => ID, { description: 'ID of the question.' })
  id!: string;

  @Field(() => SurveyKindEnum, { description: 'Kind of question.' })
  kind!: SurveyKind;

  @Localized('The question.')
  text(): string {
    return '';
  }

  textTranslations!: LocalizedText;
}

@ObjectType({ description: 'A question of a survey.', simpleResolvers: true })
export class SurveyQuestion extends QuestionText {
  @ListSize(maxOptions)
  @Field(() => [SurveyOption], { description: 'Answer options. Empty for a question answered in own words.' })
  options!: Omit<SurveyOption, 'text'>[];

  @Field(() => Boolean, {
    description: "Whether the survey can't be submitted without an answer to the question.",
  })
  required!: boolean;

  @Field(() => SurveyAnswer, {
    nullable: true,
    description: "The caller's answer. Null if there is none.",
  })
  answer!: SurveyAnswer | null;
}

@Shows(Survey)
@ObjectType('Survey', { description: 'A survey.', simpleResolvers: true })
export class PublishedSurvey {
  @Field(() => ID, { description: 'ID of the survey.' })
  id!: string;

  @Field(() => Int, { description: 'Number of questions.' })
  questionCount!: number;

  @ListSize(maxQuestions)
  @Field(() => [SurveyQuestion], { description: 'Questions in their order.' })
  questions!: Omit<SurveyQuestion, 'text'>[];

  @Field(() => Boolean, { description: 'Whether the survey still accepts answers.' })
  open!: boolean;

  @Field(() => Boolean, { description: 'Whether the survey is for the caller.' })
  eligible!: boolean;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time when the caller submitted the answers. Null before.',
  })
  submittedAt!: string | null;
}

/** The stored values of the fields. Texts in one language come from their translations. */
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
  @Field(() => SurveyAnswer, { description: 'The answer that is now saved.' })
  answer!: SurveyAnswer;

  @Field(() => Boolean, {
    description: 'Whether another answer had already been saved with this revision or a higher one.',
  })
  superseded!: boolean;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class SubmitSurveyPayload {
  @Field(() => PublishedSurvey, { description: 'The survey with the time of submission.' })
  survey!: SurveyValues;
}
