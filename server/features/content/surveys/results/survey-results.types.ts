import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { AccountKindEnum } from '#server/features/accounts/account.enums';
import { LanguageEnum } from '#server/platform/graphql/language';
import { Localized } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/sizes';
import type { Language, LocalizedText } from '#server/platform/language/i18n';
import type { AccountKind } from '#server/platform/viewer';
import { mostOptions, mostQuestions, mostWords } from '../survey-limits';
import { AskedQuestion, SurveyOption } from '../survey.types';

@ObjectType({ description: 'How often an option of a survey was chosen.', simpleResolvers: true })
export class SurveyOptionResult extends SurveyOption {
  @Field(() => Int, { description: 'How many people chose it.' })
  count!: number;
}

@ObjectType({ description: 'What was answered to a question of a survey.', simpleResolvers: true })
export class SurveyQuestionResult extends AskedQuestion {
  @Field(() => Int, { description: 'How many people answered it.' })
  answered!: number;

  @ListSize(mostOptions)
  @Field(() => [SurveyOptionResult], { description: 'Its options in their order; none for own words.' })
  options!: Omit<SurveyOptionResult, 'text'>[];

  @ListSize(mostWords)
  @Field(() => [String], {
    description: 'Own words without names, in an order that tells nothing, 100 at most: the file has all.',
  })
  words!: string[];
}

/** The values behind the fields; texts in one language come from their translations. */
export type QuestionResultValues = Omit<SurveyQuestionResult, 'text'>;

@ObjectType({ description: 'What was answered to a survey.', simpleResolvers: true })
export class SurveyResults {
  @Localized('What the survey is called.')
  title(): string {
    return '';
  }

  titleTranslations!: LocalizedText;

  @Field(() => Int, { description: 'How many people are asked, in all groups.' })
  asked!: number;

  @Field(() => Int, { description: 'How many people have answered, in all groups.' })
  answeredInAll!: number;

  @Field(() => Boolean, {
    description:
      'Whether nothing more is told, since fewer than five people answered, or the group is too small by itself or by ' +
      'what it leaves of all.',
  })
  hidden!: boolean;

  @Field(() => Int, { description: 'How many people of the group have answered; 0 where nothing is told.' })
  answered!: number;

  @ListSize(mostQuestions)
  @Field(() => [SurveyQuestionResult], {
    description: 'The questions in their order; none where nothing is told.',
  })
  questions!: QuestionResultValues[];

  @ListSize(4)
  @Field(() => [AccountKindEnum], { description: 'The kinds of account that results may be narrowed to.' })
  accountKinds!: AccountKind[];

  @ListSize(3)
  @Field(() => [LanguageEnum], { description: 'The languages that results may be narrowed to.' })
  langs!: Language[];
}

/** What is read behind the fields. */
export type SurveyResultsValues = Omit<SurveyResults, 'title'>;

@InputType({
  description: 'The group that results tell of: by one thing at most, so that no group is too small.',
})
export class SurveyResultsFilter {
  @Field(() => AccountKindEnum, {
    nullable: true,
    description: 'People of accounts of this kind; everybody where left out or null.',
  })
  accountKind?: AccountKind | null;

  @Field(() => LanguageEnum, {
    nullable: true,
    description: 'People who had this language when they sent; everybody where left out or null.',
  })
  lang?: Language | null;
}
