import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { LanguageEnum } from '#server/platform/graphql/languages/language';
import { LocalizedTextType } from '#server/platform/graphql/localized';
import { LanguageFields, perLanguageBase } from '#server/platform/graphql/languages/per-language';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import type { Language, LocalizedText, TranslatedInto } from '#server/platform/language/i18n';
import { PageInfo } from '#server/platform/paging';

@ObjectType({
  description:
    'Times since which the translations of a text are out of date, because its English text has ' +
    'changed.',
  simpleResolvers: true,
})
@LanguageFields(
  () => DateTime,
  ({ code, englishName }) =>
    code === 'en'
      ? null
      : {
          nullable: true,
          description: `Time since which the ${englishName} text is out of date. Null if it is up to date.`,
        },
)
export class OutdatedSince extends perLanguageBase<Record<TranslatedInto, string | null>>() {}

@ObjectType({ description: 'A text of a record, with its translations.', simpleResolvers: true })
export class TranslatedText {
  @Field(() => ID, { description: 'ID of the text, made of its record, field and position.' })
  id!: string;

  @Field(() => String, { description: 'Kind of the record as in the audit log, such as `module`.' })
  kind!: string;

  @Field(() => ID, { description: 'ID of the record.' })
  resourceId!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'ID of the parent of the record, for example the module of a question. Null if there is none.',
  })
  ownerId!: string | null;

  @Field(() => String, { description: 'English name of the record or of its parent.' })
  title!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Position of the record in its parent, from 1. Null without a parent.',
  })
  place!: number | null;

  @Field(() => String, {
    description:
      'Path of the text in the input, such as `options.002.text`: the field, then the way to the text ' +
      'in it.',
  })
  path!: string;

  @Field(() => Boolean, { description: 'Whether it is rich text. Otherwise it is a line of plain text.' })
  rich!: boolean;

  @Field(() => Boolean, {
    description:
      "Whether the text can be translated here. The terms can't: a change of them is a new version.",
  })
  writable!: boolean;

  @Field(() => LocalizedTextType, {
    description: 'The text in all languages. Empty in languages without a translation.',
  })
  text!: LocalizedText;

  @Field(() => OutdatedSince, {
    description:
      'Times since which translations are out of date. Saving a translation clears its time, even if ' +
      'the text is unchanged. Changes before the portal recorded these times count as up to date.',
  })
  outdated!: OutdatedSince;

  @Field(() => String, { description: 'Version of the text. Send it with a change to detect conflicts.' })
  version!: string;
}

@ObjectType({ description: 'An item of a page with its cursor.', simpleResolvers: true })
export class TranslatedTextEdge {
  @Field(() => String, { description: 'Cursor of the item, for `after`.' })
  cursor!: string;

  @Field(() => TranslatedText, { description: 'The text.' })
  node!: TranslatedText;
}

@ObjectType({ description: 'Number of texts by language.', simpleResolvers: true })
@LanguageFields(() => Int, ({ englishName }) => ({ description: `Number of texts in ${englishName}.` }))
@LanguageFields(
  () => Int,
  ({ code, englishName }) =>
    code === 'en'
      ? null
      : {
          name: `${code}Outdated`,
          description: `Number of texts that are out of date in ${englishName}.`,
        },
)
export class TranslationCounts extends perLanguageBase<
  Record<Language | `${TranslatedInto}Outdated`, number>
>() {
  @Field(() => Int, { description: 'Number of all texts.' })
  all!: number;

  @Field(() => Int, { description: 'Number of texts without a translation in at least one language.' })
  lacking!: number;

  @Field(() => Int, { description: 'Number of texts that are out of date in at least one language.' })
  outdated!: number;
}

@ObjectType({ description: 'A translation of other texts with the same English.', simpleResolvers: true })
export class SimilarTranslation {
  @Field(() => String, { description: 'The translation.' })
  text!: string;

  @Field(() => Int, { description: 'Number of texts that have it.' })
  count!: number;
}

@ObjectType({ description: 'A page of texts, by kind and name of their records.', simpleResolvers: true })
export class TranslatedTextConnection implements Counted {
  @Field(() => [TranslatedText], { description: 'The texts on the page.' })
  nodes!: TranslatedText[];

  @Field(() => [TranslatedTextEdge], { description: 'The texts on the page, with their cursors.' })
  edges!: TranslatedTextEdge[];

  @Field(() => PageInfo, { description: 'Position of the page in the list.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: Counted['countAll'];
}

@InputType({ description: 'Filter of a list of texts.' })
export class TranslatedTextFilter {
  @Field(() => [String], {
    nullable: true,
    description: 'Texts of records of these kinds. If left out or null: no filter.',
  })
  kinds?: string[] | null;

  @Field(() => [LanguageEnum], {
    nullable: true,
    description: 'Texts that lack at least one of these languages. If left out or null: no filter.',
  })
  missing?: Language[] | null;

  @Field(() => [LanguageEnum], {
    nullable: true,
    description:
      'Texts that are out of date in at least one of these languages. If left out or null: no filter.',
  })
  outdated?: Language[] | null;

  @Field(() => [LanguageEnum], {
    nullable: true,
    description:
      'Texts that are missing or out of date in at least one of these languages. If left out or null: ' +
      'no filter.',
  })
  needing?: Language[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Texts of records that learners can see (true) or can't see (false). If left out or null: no " +
      'filter.',
  })
  visible?: boolean | null;
}

@InputType({ description: 'A translation of a text.' })
export class TranslateTextInput {
  @Field(() => ID, { description: 'ID of the text.' })
  id!: string;

  @Field(() => String, {
    description:
      '`version` of the text as you read it. If the text has changed since, the answer is CONFLICT with ' +
      'the current text.',
  })
  version!: string;

  @Field(() => LanguageEnum, { description: 'Language of the translation.' })
  lang!: Language;

  @Field(() => String, {
    description:
      'The translation, by the rules of its field. Rich text is sanitized. An empty text removes the ' +
      'translation. An unchanged text confirms that it is up to date.',
  })
  text!: string;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class TranslateTextPayload {
  @Field(() => TranslatedText, { description: 'The text after the change.' })
  text!: TranslatedText;
}
