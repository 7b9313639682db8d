import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { CleanedText } from '#server/features/editing/cleaned-text';
import { DateTime } from '#server/platform/graphql/date-time';
import { LocalizedTextInput, LocalizedTextType } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import type { LocalizedText } from '#server/platform/language/i18n';
import { PageInfo } from '#server/platform/paging';

@ObjectType({
  description: 'A version of the terms, with the number of people who accepted or declined it.',
  simpleResolvers: true,
})
export class TermsVersion {
  @Field(() => Int, { description: 'Number of the version. The highest one is valid now.' })
  number!: number;

  @Field(() => LocalizedTextType, { description: 'Text of the terms in every language, rich text.' })
  textTranslations!: LocalizedText;

  @Field(() => LocalizedTextType, {
    nullable: true,
    description: 'Changes in this version in every language. Null if none are described.',
  })
  changeNoteTranslations!: LocalizedText | null;

  @Field(() => DateTime, { description: 'Time of publication.' })
  publishedAt!: string;

  @Field(() => Int, { description: 'Number of people who accepted it and have not declined it since.' })
  yesCount!: number;

  @Field(() => Int, { description: 'Number of people who declined it and have not accepted it since.' })
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
    description:
      'Text of the terms, rich text of at most 100,000 characters in each language, 200,000 in all.',
  })
  text!: LocalizedTextInput;

  @Field(() => LocalizedTextInput, {
    nullable: true,
    description:
      'Changes in this version, a line of at most 500 characters. If left out or null, none are described.',
  })
  changeNote?: LocalizedTextInput | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of the version that is valid now. If another one is valid, the answer is CONFLICT. Left out or null if there is none yet.',
  })
  expectedVersion?: number | null;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class PublishTermsPayload {
  @Field(() => TermsVersion, { description: 'The published version.' })
  version!: TermsVersion;

  @ListSize(3)
  @Field(() => [CleanedText], {
    description: 'Formatting that was removed from the texts of the input.',
  })
  cleaned!: CleanedText[];
}
