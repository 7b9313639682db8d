import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { LocalizedTextType } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/sizes';
import type { LocalizedText } from '#server/platform/language/i18n';
import { PageInfo } from '#server/platform/paging';
import type { QuestionKind } from '../question.types';
import { QuestionKindEnum } from '../question.enums';
import {
  type QuestionCredit,
  QuestionCreditEnum,
  type QuestionPublication,
  QuestionPublicationEnum,
} from '../question.enums';
import { mostAccepted, mostTags } from '../question-limits';

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

@ObjectType({ description: 'A question as administrators edit it.', simpleResolvers: true })
export class EditedQuestion {
  @Field(() => ID, { description: 'Identifies the question.' })
  id!: string;

  @Field(() => ID, { description: 'Id of its test.' })
  testId!: string;

  @Field(() => Int, { description: 'Its place in the test, from 1.' })
  position!: number;

  @Field(() => QuestionKindEnum, { description: 'How it is answered.' })
  kind!: QuestionKind;

  @Field(() => LocalizedTextType, { description: 'The question, rich text.' })
  textTranslations!: LocalizedText;

  @Field(() => String, { nullable: true, description: 'Address of its picture; null without one.' })
  imageUrl!: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the uploaded image that its picture is; null without one, and for pictures of before.',
  })
  imageAssetId!: string | null;

  @Field(() => LocalizedTextType, {
    nullable: true,
    description: 'What the picture shows, for who does not see it, plain text; null where nothing is said.',
  })
  imageAltTranslations!: LocalizedText | null;

  @ListSize(10)
  @Field(() => [EditedOption], { description: 'Its options; none for a short answer.' })
  options!: EditedOption[];

  @Field(() => AcceptedAnswers, { description: 'What is right of a short answer; empty for other kinds.' })
  accepted!: AcceptedAnswers;

  @Field(() => Boolean, {
    description:
      'Whether the accepted answers are codes such as 205/55R16, of which only the case is folded.',
  })
  code!: boolean;

  @Field(() => LocalizedTextType, {
    nullable: true,
    description: 'A remark on the question as a whole, rich text; null without one.',
  })
  feedbackTranslations!: LocalizedText | null;

  @Field(() => Int, { description: 'How much it counts among the questions of an attempt.' })
  weight!: number;

  @Field(() => QuestionCreditEnum, { description: 'What an answer earns that is not all right.' })
  credit!: QuestionCredit;

  @Field(() => Boolean, { description: 'Whether it is asked, once published.' })
  enabled!: boolean;

  @ListSize(mostTags)
  @Field(() => [String], { description: 'Words that administrators sort questions by.' })
  tags!: string[];

  @Field(() => DateTime, { description: 'When it was last changed; goes back with the next change.' })
  updatedAt!: string;

  @Field(() => QuestionPublicationEnum, { description: 'How it stands to what is published.' })
  publication!: QuestionPublication;
}

@ObjectType({ description: 'A question as edited, with its place in the list.', simpleResolvers: true })
export class EditedQuestionEdge {
  @Field(() => String, { description: 'The place, for `after`.' })
  cursor!: string;

  @Field(() => EditedQuestion, { description: 'The question.' })
  node!: EditedQuestion;
}

@ObjectType({ description: 'A page of the questions of a test, in their order.', simpleResolvers: true })
export class EditedQuestionConnection {
  @Field(() => [EditedQuestion], { description: 'The questions.' })
  nodes!: EditedQuestion[];

  @Field(() => [EditedQuestionEdge], { description: 'The questions with their places.' })
  edges!: EditedQuestionEdge[];

  @Field(() => PageInfo, { description: 'Where the page stands in the whole.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'How many questions there are on all pages.' })
  totalCount!: number;
}
