import { Field, ID, InputType, Int } from 'type-graphql';
import { LocalizedTextInput } from '#server/platform/graphql/localized';
import type { QuestionKind } from '../question.types';
import { QuestionKindEnum } from '../question.enums';
import { type QuestionCredit, QuestionCreditEnum } from '../question.enums';

@InputType({ description: 'An option of a question.' })
export class OptionInput {
  @Field(() => ID, {
    nullable: true,
    description: 'Id of an option of this question that stays itself; none for a new one.',
  })
  id?: string | null;

  @Field(() => LocalizedTextInput, {
    description: 'The option, rich text of at most 4,000 characters a language.',
  })
  text!: LocalizedTextInput;

  @Field(() => LocalizedTextInput, {
    nullable: true,
    description:
      'A remark for who chose it though it is wrong, rich text of at most 4,000 characters a language.',
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

  @Field(() => [String], { nullable: true, description: 'In Spanish.' })
  es?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'In French.' })
  fr?: string[] | null;
}

@InputType({ description: 'Everything about a question that an administrator decides but its place.' })
export class QuestionInput {
  @Field(() => QuestionKindEnum, { description: 'How it is answered.' })
  kind!: QuestionKind;

  @Field(() => LocalizedTextInput, {
    description: 'The question, rich text of at most 20,000 characters a language.',
  })
  text!: LocalizedTextInput;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of an image uploaded for questions or content, to be its picture; left out, the picture stays, and null ' +
      'takes it away.',
  })
  imageAssetId?: string | null;

  @Field(() => LocalizedTextInput, {
    nullable: true,
    description:
      'What the picture shows, a line of plain text of at most 300 characters a language; left out, it stays with ' +
      'the picture, and null takes it away.',
  })
  imageAlt?: LocalizedTextInput | null;

  @Field(() => [OptionInput], {
    description:
      'From 2 to 20 options, at least one of them right: any of those in a multiple choice, all of them together in a ' +
      'multiple select; none for a short answer. New ones at the end with nothing in them are ignored.',
  })
  options!: OptionInput[];

  @Field(() => AcceptedAnswersInput, {
    nullable: true,
    description: 'At least one text for a short answer; none for other kinds.',
  })
  accepted?: AcceptedAnswersInput | null;

  @Field(() => Boolean, { description: 'Whether the accepted answers are codes; only for a short answer.' })
  code!: boolean;

  @Field(() => LocalizedTextInput, {
    nullable: true,
    description: 'A remark on the question as a whole, rich text of at most 20,000 characters a language.',
  })
  feedback?: LocalizedTextInput | null;

  @Field(() => Int, { description: 'How much it counts, 1 to 100.' })
  weight!: number;

  @Field(() => QuestionCreditEnum, { description: 'What an answer earns that is not all right.' })
  credit!: QuestionCredit;

  @Field(() => Boolean, { description: 'Whether it is asked, once published.' })
  enabled!: boolean;

  @Field(() => [String], { description: 'At most 20 words to sort questions by, of at most 50 characters.' })
  tags!: string[];
}
