import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { LocalizedTextInput, LocalizedTextType } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/sizes';
import type { LocalizedText } from '#server/platform/language/i18n';
import { mostOptions } from './survey-limits';
import { type SurveyKind, SurveyKindEnum } from './survey.enums';

/** An option as it is stored. */
export interface StoredOption {
  id: string;
  text: LocalizedText;
}

/** A question as it is stored. */
export interface StoredQuestion {
  id: string;
  kind: SurveyKind;
  text: LocalizedText;
  options: StoredOption[];
  required: boolean;
}

@ObjectType({ description: 'An option of a survey as administrators edit it.', simpleResolvers: true })
export class EditedSurveyOption {
  @Field(() => ID, { description: 'ID of the option; it goes back with an edit that keeps the option.' })
  id!: string;

  @Field(() => LocalizedTextType, { description: 'The option, a line of plain text.' })
  textTranslations!: LocalizedText;
}

@ObjectType({ description: 'A question of a survey as administrators edit it.', simpleResolvers: true })
export class EditedSurveyQuestion {
  @Field(() => ID, {
    description: 'ID of the question; it goes back with an edit that keeps the question.',
  })
  id!: string;

  @Field(() => SurveyKindEnum, { description: 'How it is answered.' })
  kind!: SurveyKind;

  @Field(() => LocalizedTextType, { description: 'The question, a line of plain text.' })
  textTranslations!: LocalizedText;

  @ListSize(mostOptions)
  @Field(() => [EditedSurveyOption], { description: 'What it is answered by; none for own words.' })
  options!: EditedSurveyOption[];

  @Field(() => Boolean, { description: 'Whether the survey cannot be sent without an answer to it.' })
  required!: boolean;
}

@InputType({ description: 'An option of a survey.' })
export class SurveyOptionInput {
  @Field(() => ID, {
    nullable: true,
    description: 'ID of an option of this question that stays itself; left out or null for a new one.',
  })
  id?: string | null;

  @Field(() => LocalizedTextInput, {
    description: 'The option, a line of at most 200 characters a language.',
  })
  text!: LocalizedTextInput;
}

@InputType({ description: 'A question of a survey.' })
export class SurveyQuestionInput {
  @Field(() => ID, {
    nullable: true,
    description: 'ID of a question of this survey that stays itself; left out or null for a new one.',
  })
  id?: string | null;

  @Field(() => SurveyKindEnum, {
    description: 'How it is answered; it stays once somebody has answered the survey.',
  })
  kind!: SurveyKind;

  @Field(() => LocalizedTextInput, {
    description: 'The question, a line of at most 300 characters a language.',
  })
  text!: LocalizedTextInput;

  @Field(() => [SurveyOptionInput], {
    description: 'From 2 to 12 options; none for own words. They stay once somebody has answered the survey.',
  })
  options!: SurveyOptionInput[];

  @Field(() => Boolean, { description: 'Whether the survey cannot be sent without an answer to it.' })
  required!: boolean;
}
