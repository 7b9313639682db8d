import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { LocalizedTextInput, LocalizedTextType } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import type { LocalizedText } from '#server/platform/language/i18n';
import { maxOptions } from './survey-limits';
import { type SurveyKind, SurveyKindEnum } from './survey.enums';

/** A stored option. */
export interface StoredOption {
  id: string;
  text: LocalizedText;
}

/** A stored question. */
export interface StoredQuestion {
  id: string;
  kind: SurveyKind;
  text: LocalizedText;
  options: StoredOption[];
  required: boolean;
}

@ObjectType({
  description: 'An answer option with the fields that administrators see.',
  simpleResolvers: true,
})
export class AdminSurveyOption {
  @Field(() => ID, { description: 'ID of the option. Send it with a change to keep the option.' })
  id!: string;

  @Field(() => LocalizedTextType, { description: 'Text of the option, a line of plain text.' })
  textTranslations!: LocalizedText;
}

@ObjectType({
  description: 'A question of a survey with the fields that administrators see.',
  simpleResolvers: true,
})
export class AdminSurveyQuestion {
  @Field(() => ID, {
    description: 'ID of the question. Send it with a change to keep the question.',
  })
  id!: string;

  @Field(() => SurveyKindEnum, { description: 'Kind of question.' })
  kind!: SurveyKind;

  @Field(() => LocalizedTextType, { description: 'Text of the question, a line of plain text.' })
  textTranslations!: LocalizedText;

  @ListSize(maxOptions)
  @Field(() => [AdminSurveyOption], {
    description: 'Answer options. Empty for a question answered in own words.',
  })
  options!: AdminSurveyOption[];

  @Field(() => Boolean, {
    description: "Whether the survey can't be submitted without an answer to the question.",
  })
  required!: boolean;
}

@InputType({ description: 'An answer option of a survey question.' })
export class SurveyOptionInput {
  @Field(() => ID, {
    nullable: true,
    description: 'ID of an option of this question to keep. If left out or null, it is a new option.',
  })
  id?: string | null;

  @Field(() => LocalizedTextInput, {
    description: 'Text of the option, a line of at most 200 characters in each language.',
  })
  text!: LocalizedTextInput;
}

@InputType({ description: 'A question of a survey.' })
export class SurveyQuestionInput {
  @Field(() => ID, {
    nullable: true,
    description: 'ID of a question of this survey to keep. If left out or null, it is a new question.',
  })
  id?: string | null;

  @Field(() => SurveyKindEnum, {
    description: "Kind of question. It can't change after the first answer.",
  })
  kind!: SurveyKind;

  @Field(() => LocalizedTextInput, {
    description: 'Text of the question, a line of at most 300 characters in each language.',
  })
  text!: LocalizedTextInput;

  @Field(() => [SurveyOptionInput], {
    description:
      "From 2 to 12 options. Empty for a question answered in own words. They can't change after the first answer.",
  })
  options!: SurveyOptionInput[];

  @Field(() => Boolean, {
    description: "Whether the survey can't be submitted without an answer to the question.",
  })
  required!: boolean;
}
