import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { AccountKindEnum } from '#server/features/accounts/account.enums';
import { LanguageEnum } from '#server/platform/graphql/languages/language';
import { Localized } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import type { Language, LocalizedText } from '#server/platform/language/i18n';
import type { AccountKind } from '#server/platform/access/viewer';
import { maxOptions, maxQuestions, maxWords } from '../survey-limits';
import { QuestionText, SurveyOption } from '../survey.types';

@ObjectType({ description: 'Number of people who selected an option.', simpleResolvers: true })
export class SurveyOptionResult extends SurveyOption {
  @Field(() => Int, { description: 'Number of people who selected it.' })
  count!: number;
}

@ObjectType({ description: 'Answers to a question of a survey.', simpleResolvers: true })
export class SurveyQuestionResult extends QuestionText {
  @Field(() => Int, { description: 'Number of people who answered the question.' })
  answered!: number;

  @ListSize(maxOptions)
  @Field(() => [SurveyOptionResult], {
    description: 'Options in their order. Empty for a question answered in own words.',
  })
  options!: Omit<SurveyOptionResult, 'text'>[];

  @ListSize(maxWords)
  @Field(() => [String], {
    description:
      'Answers in own words, without names and in arbitrary order, at most 100. The exported file has all.',
  })
  words!: string[];
}

/** The stored values of the fields. Texts in one language come from their translations. */
export type QuestionResultValues = Omit<SurveyQuestionResult, 'text'>;

@ObjectType({ description: 'Results of a survey.', simpleResolvers: true })
export class SurveyResults {
  @Localized('Title of the survey.')
  title(): string {
    return '';
  }

  titleTranslations!: LocalizedText;

  @Field(() => Int, { description: 'Number of people the survey is for, in all groups.' })
  eligibleCount!: number;

  @Field(() => Int, { description: 'Number of people who have answered, in all groups.' })
  totalAnsweredCount!: number;

  @Field(() => Boolean, {
    description:
      'Whether the results are hidden, because fewer than five people answered or the group is too small.',
  })
  hidden!: boolean;

  @Field(() => Int, {
    description: 'Number of people of the group who have answered. 0 if the results are hidden.',
  })
  answered!: number;

  @ListSize(maxQuestions)
  @Field(() => [SurveyQuestionResult], {
    description: 'Questions in their order. Empty if the results are hidden.',
  })
  questions!: QuestionResultValues[];

  @ListSize(4)
  @Field(() => [AccountKindEnum], { description: 'Kinds of account that results can be filtered by.' })
  accountKinds!: AccountKind[];

  @ListSize(3)
  @Field(() => [LanguageEnum], { description: 'Languages that results can be filtered by.' })
  langs!: Language[];
}

/** The stored values of the fields. */
export type SurveyResultsValues = Omit<SurveyResults, 'title'>;

@InputType({
  description: 'Filter of the results of a survey. Send at most one field, so that no group is too small.',
})
export class SurveyResultsFilter {
  @Field(() => AccountKindEnum, {
    nullable: true,
    description: 'People of accounts of this kind. If left out or null: everyone.',
  })
  accountKind?: AccountKind | null;

  @Field(() => LanguageEnum, {
    nullable: true,
    description: 'People who had this language when they answered. If left out or null: everyone.',
  })
  lang?: Language | null;
}
