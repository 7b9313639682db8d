import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { CleanedText } from '#server/features/editing/cleaned-text';
import { DateTime } from '#server/platform/graphql/date-time';
import { LocalizedTextInput, LocalizedTextType } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/sizes';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import type { LocalizedText } from '#server/platform/language/i18n';
import { PageInfo } from '#server/platform/paging';

@ObjectType({
  description: 'A version of the terms, which never changes, with what people answered to it.',
  simpleResolvers: true,
})
export class TermsVersion {
  @Field(() => Int, { description: 'Its number; the highest is valid now.' })
  number!: number;

  @Field(() => LocalizedTextType, { description: 'The terms in every language, rich text.' })
  textTranslations!: LocalizedText;

  @Field(() => LocalizedTextType, {
    nullable: true,
    description: 'What was new in it, in every language; null where nothing was said of it.',
  })
  changeNoteTranslations!: LocalizedText | null;

  @Field(() => DateTime, { description: 'Since when it is or was valid.' })
  publishedAt!: string;

  @Field(() => Int, { description: 'How many people said Yes to it, and not No since.' })
  yesCount!: number;

  @Field(() => Int, { description: 'How many people said No to it, and not Yes since.' })
  noCount!: number;
}

@ObjectType({ description: 'An item of a page with its cursor.', simpleResolvers: true })
export class TermsVersionEdge {
  @Field(() => String, { description: 'Cursor of the item, for `after`.' })
  cursor!: string;

  @Field(() => TermsVersion, { description: 'The version.' })
  node!: TermsVersion;
}

@ObjectType({ description: 'A page of the versions of the terms, newest first.', simpleResolvers: true })
export class TermsVersionConnection implements Counted {
  @Field(() => [TermsVersion], { description: 'The versions on the page.' })
  nodes!: TermsVersion[];

  @Field(() => [TermsVersionEdge], { description: 'The versions on the page, with their cursors.' })
  edges!: TermsVersionEdge[];

  @Field(() => PageInfo, { description: 'Position of the page in the list.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: Counted['countAll'];
}

@InputType({ description: 'A new version of the terms.' })
export class PublishTermsInput {
  @Field(() => LocalizedTextInput, {
    description: 'The terms, rich text: up to 100,000 characters a language, 200,000 in all.',
  })
  text!: LocalizedTextInput;

  @Field(() => LocalizedTextInput, {
    nullable: true,
    description:
      'What is new in it, a line of up to 500 characters. Left out or null: nothing is said of it.',
  })
  changeNote?: LocalizedTextInput | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version that the new one follows; CONFLICT where another is valid. Left out or null: there is none yet.',
  })
  expectedVersion?: number | null;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class PublishTermsPayload {
  @Field(() => TermsVersion, { description: 'The version that is valid from now on.' })
  version!: TermsVersion;

  @ListSize(3)
  @Field(() => [CleanedText], {
    description: 'What was taken out of its texts as they were sent, since no text may hold it.',
  })
  cleaned!: CleanedText[];
}
