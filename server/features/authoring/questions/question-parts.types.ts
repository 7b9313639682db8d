import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { LocalizedTextInput, LocalizedTextType } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/sizes';
import type { LocalizedText } from '#server/platform/language/i18n';
import { mostAccepted } from '../question-limits';

@ObjectType({ description: 'An option of a question as administrators edit it.', simpleResolvers: true })
export class EditedOption {
  @Field(() => ID, { description: 'Identifies the option; it goes back with an edit that keeps the option.' })
  id!: string;

  @Field(() => LocalizedTextType, { description: 'The option, rich text.' })
  textTranslations!: LocalizedText;

  @Field(() => LocalizedTextType, {
    nullable: true,
    description: 'A remark for who chose it though it is wrong, rich text; null without one.',
  })
  feedbackTranslations!: LocalizedText | null;

  @Field(() => Boolean, { description: 'Whether it is right.' })
  correct!: boolean;
}

@ObjectType({
  description: 'The texts that a short answer is compared with; those of every language count.',
  simpleResolvers: true,
})
export class AcceptedAnswers {
  @ListSize(mostAccepted)
  @Field(() => [String], { description: 'In English.' })
  en!: string[];

  @ListSize(mostAccepted)
  @Field(() => [String], { description: 'In Spanish.' })
  es!: string[];

  @ListSize(mostAccepted)
  @Field(() => [String], { description: 'In French.' })
  fr!: string[];
}

@InputType({ description: 'An option of a question.' })
export class OptionInput {
  @Field(() => ID, {
    nullable: true,
    description: 'Id of an option of this question that stays itself; left out or null for a new one.',
  })
  id?: string | null;

  @Field(() => LocalizedTextInput, {
    description: 'The option, rich text of at most 4,000 characters a language.',
  })
  text!: LocalizedTextInput;

  @Field(() => LocalizedTextInput, {
    nullable: true,
    description:
      'A remark for who chose it though it is wrong, rich text of at most 4,000 characters a language; left out or ' +
      'null: none.',
  })
  feedback?: LocalizedTextInput | null;

  @Field(() => Boolean, { description: 'Whether it is right.' })
  correct!: boolean;
}

@InputType({
  description:
    'The texts that a short answer is compared with, at most 50 a language of at most 200 characters.',
})
export class AcceptedAnswersInput {
  @Field(() => [String], { description: 'In English.' })
  en!: string[];

  @Field(() => [String], { nullable: true, description: 'In Spanish; left out or null: none.' })
  es?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'In French; left out or null: none.' })
  fr?: string[] | null;
}
