import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { Localized } from '#server/platform/graphql/localized';
import { PersonName } from '#server/platform/graphql/person-name';
import type { LocalizedText } from '#server/platform/language/i18n';
import { type DealerKind, DealerKindEnum, type StuckKind, StuckKindEnum } from './dashboard.enums';

/** Maximum rows that a figure shows. Its file has all. */
export const maxVisible = 100;
export const maxWorst = 10;

@ObjectType({ description: 'Passed and failed attempts of a group.', simpleResolvers: true })
export class PassFigure {
  @Field(() => String, {
    description:
      'Content area, brand or store, or the ID of the account. `product` for modules without a content ' +
      'area.',
  })
  key!: string;

  @Field(() => String, { nullable: true, description: 'Name of the account. Null for other groupings.' })
  name!: string | null;

  @Field(() => Int, { description: 'Number of passed tests.' })
  passed!: number;

  @Field(() => Int, { description: 'Number of failed tests.' })
  failed!: number;
}

@InputType({ description: 'Filter of a list of gold dealers.' })
export class DealerFilter {
  @Field(() => DealerKindEnum, { description: 'Kind of dealer.' })
  kind!: DealerKind;
}

@ObjectType({ description: 'Progress of a gold dealer.', simpleResolvers: true })
export class DealerProgress {
  @Field(() => ID, { description: 'ID of the account.' })
  id!: string;

  @Field(() => String, { description: 'Account number.' })
  number!: string;

  @Field(() => String, { description: 'Name of the account.' })
  name!: string;

  @Field(() => Int, { description: "Number of people in the account who aren't disabled." })
  people!: number;

  @Field(() => Int, { description: 'Number of modules of the program that have a test.' })
  modules!: number;

  @Field(() => Int, { description: 'Number of these modules whose test at least one person passed.' })
  finished!: number;

  @Field(() => Int, { description: 'Number of passed attempts at these tests.' })
  passed!: number;

  @Field(() => Int, { description: 'Number of failed attempts at these tests.' })
  failed!: number;
}

@ObjectType({ description: 'A question that is often answered incorrectly.', simpleResolvers: true })
export class HardQuestion {
  @Field(() => ID, { description: 'ID of the question.' })
  id!: string;

  @Field(() => ID, { description: 'ID of the module that its test belongs to.' })
  moduleId!: string;

  @Localized('Text of the question, rich text.')
  text(): void {}

  textTranslations!: LocalizedText;

  @Localized('Name of the module.')
  moduleName(): void {}

  moduleNameTranslations!: LocalizedText;

  @Field(() => Int, { description: 'Number of answers.' })
  answerCount!: number;

  @Field(() => Int, { description: 'Number of answers with less than full credit.' })
  incorrectCount!: number;
}

export type HardQuestionValues = Omit<HardQuestion, 'text' | 'moduleName'>;

@ObjectType({ description: "A person who can't progress.", simpleResolvers: true })
export class StuckPerson {
  @Field(() => StuckKindEnum, { description: 'Why.' })
  kind!: StuckKind;

  @Field(() => ID, { description: 'ID of the profile.' })
  id!: string;

  @Field(() => String, { description: 'Full name.' })
  @PersonName()
  name!: string;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => DateTime, { description: "Time since which the person can't progress." })
  since!: string;
}
