import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { Localized } from '#server/platform/graphql/localized';
import { PersonName } from '#server/platform/graphql/person-name';
import type { LocalizedText } from '#server/platform/language/i18n';
import { type DealerKind, DealerKindEnum, type StuckKind, StuckKindEnum } from './dashboard.enums';

/** Of a figure of many rows the first are shown; its file has all. */
export const mostShown = 100;
export const mostWorst = 10;

@ObjectType({ description: 'Passes and fails of a part of all.', simpleResolvers: true })
export class PassFigure {
  @Field(() => String, {
    description:
      'The group, the brand, the store choice or the id of the account; `product` where a module has no group.',
  })
  key!: string;

  @Field(() => String, { nullable: true, description: 'What an account is called; null for anything else.' })
  name!: string | null;

  @Field(() => Int, { description: 'Tests that were passed.' })
  passed!: number;

  @Field(() => Int, { description: 'Tests that were failed.' })
  failed!: number;
}

@InputType({ description: 'Which gold dealers.' })
export class DealerFilter {
  @Field(() => DealerKindEnum, { description: 'Of which kind.' })
  kind!: DealerKind;
}

@ObjectType({ description: 'How far a gold dealer is.', simpleResolvers: true })
export class DealerProgress {
  @Field(() => ID, { description: 'ID of the account.' })
  id!: string;

  @Field(() => String, { description: 'Its number.' })
  number!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => Int, { description: 'People of it who are not disabled.' })
  people!: number;

  @Field(() => Int, { description: 'Modules of the program that have a test.' })
  modules!: number;

  @Field(() => Int, { description: 'Those of them whose test one of its people has passed.' })
  finished!: number;

  @Field(() => Int, { description: 'Attempts at these tests that were passed.' })
  passed!: number;

  @Field(() => Int, { description: 'Attempts at these tests that were failed.' })
  failed!: number;
}

@ObjectType({ description: 'A question that is often answered wrongly.', simpleResolvers: true })
export class HardQuestion {
  @Field(() => ID, { description: 'ID of the question.' })
  id!: string;

  @Field(() => ID, { description: 'ID of the module that its test belongs to.' })
  moduleId!: string;

  @Localized('The question, rich text.')
  text(): void {}

  textTranslations!: LocalizedText;

  @Localized('Name of the module.')
  moduleName(): void {}

  moduleNameTranslations!: LocalizedText;

  @Field(() => Int, { description: 'How often it was asked.' })
  asked!: number;

  @Field(() => Int, { description: 'How often it got less than full credit.' })
  missed!: number;
}

export type HardQuestionValues = Omit<HardQuestion, 'text' | 'moduleName'>;

@ObjectType({ description: 'Somebody who does not get on.', simpleResolvers: true })
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

  @Field(() => DateTime, { description: 'Since when.' })
  since!: string;
}
