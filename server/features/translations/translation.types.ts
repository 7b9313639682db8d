import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { LanguageEnum } from '#server/platform/graphql/language';
import { LocalizedTextType } from '#server/platform/graphql/localized';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import type { Language, LocalizedText } from '#server/platform/language/i18n';
import { PageInfo } from '#server/platform/paging';

@ObjectType({
  description:
    'Since when the translations of a text are out of date: when its English was changed after they were written.',
  simpleResolvers: true,
})
export class OutdatedSince {
  @Field(() => DateTime, { nullable: true, description: 'In Spanish; null where it is up to date.' })
  es!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'In French; null where it is up to date.' })
  fr!: string | null;
}

@ObjectType({ description: 'A text of what administrators edit, in its languages.', simpleResolvers: true })
export class TranslatedText {
  @Field(() => ID, { description: 'ID of the text: its thing, its field and its place there.' })
  id!: string;

  @Field(() => String, { description: 'The kind of its thing, as the audit calls it, such as `module`.' })
  kind!: string;

  @Field(() => ID, { description: 'ID of its thing.' })
  thingId!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of what its thing belongs to, as a question does to a module; null where to nothing.',
  })
  ownerId!: string | null;

  @Field(() => String, { description: 'What its thing is called in English, or what that belongs to.' })
  title!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'Place of its thing, from 1, among what belongs to the same; null where that belongs to nothing.',
  })
  place!: number | null;

  @Field(() => String, {
    description:
      'Its field by the name of the inputs, behind points the way in that field: `options.002.text`.',
  })
  path!: string;

  @Field(() => Boolean, { description: 'Whether it is rich text, a line of plain text otherwise.' })
  rich!: boolean;

  @Field(() => Boolean, {
    description: 'Whether it is written here. The terms are not: another text of them is another version.',
  })
  writable!: boolean;

  @Field(() => LocalizedTextType, { description: 'The text; empty in languages that it lacks.' })
  text!: LocalizedText;

  @Field(() => OutdatedSince, {
    description:
      'Since when its translations are out of date. A change of one ends that, and so does sending it as it is; what was ' +
      'changed before the portal noted it counts as up to date.',
  })
  outdated!: OutdatedSince;

  @Field(() => String, { description: 'Tells it as it is from what it is later; goes back with a change.' })
  version!: string;
}

@ObjectType({ description: 'An item of a page with its cursor.', simpleResolvers: true })
export class TranslatedTextEdge {
  @Field(() => String, { description: 'Cursor of the item, for `after`.' })
  cursor!: string;

  @Field(() => TranslatedText, { description: 'The text.' })
  node!: TranslatedText;
}

@ObjectType({ description: 'How many texts there are in each language.', simpleResolvers: true })
export class TranslationCounts {
  @Field(() => Int, { description: 'All texts.' })
  all!: number;

  @Field(() => Int, { description: 'Those that lack a language.' })
  lacking!: number;

  @Field(() => Int, { description: 'Those that are out of date in a language.' })
  outdated!: number;

  @Field(() => Int, { description: 'Those in English.' })
  en!: number;

  @Field(() => Int, { description: 'Those in Spanish.' })
  es!: number;

  @Field(() => Int, { description: 'Those in French.' })
  fr!: number;

  @Field(() => Int, { description: 'Those that are out of date in Spanish.' })
  esOutdated!: number;

  @Field(() => Int, { description: 'Those that are out of date in French.' })
  frOutdated!: number;
}

@ObjectType({ description: 'What other texts say that say the same in English.', simpleResolvers: true })
export class SimilarTranslation {
  @Field(() => String, { description: 'The translation.' })
  text!: string;

  @Field(() => Int, { description: 'How many texts have it.' })
  count!: number;
}

@ObjectType({ description: 'A page of texts, by kind and name of their things.', simpleResolvers: true })
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

@InputType({ description: 'Which texts a list is narrowed to.' })
export class TranslatedTextFilter {
  @Field(() => [String], {
    nullable: true,
    description: 'Those of things of these kinds; of any where left out or null.',
  })
  kinds?: string[] | null;

  @Field(() => [LanguageEnum], {
    nullable: true,
    description: 'Those that lack one of these languages; all where left out or null.',
  })
  missing?: Language[] | null;

  @Field(() => [LanguageEnum], {
    nullable: true,
    description: 'Those that are out of date in one of these languages; all where left out or null.',
  })
  outdated?: Language[] | null;

  @Field(() => [LanguageEnum], {
    nullable: true,
    description:
      'Those that lack one of these languages or are out of date in it; all where left out or null.',
  })
  needing?: Language[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Those of things that learners see (true), or do not yet or no more (false); all where left out or null.',
  })
  shown?: boolean | null;
}

@InputType({ description: 'A text in one of its languages.' })
export class TranslateTextInput {
  @Field(() => ID, { description: 'ID of the text.' })
  id!: string;

  @Field(() => String, {
    description:
      'Its `version` as it was read; CONFLICT, with the text as it is now, where it was changed since.',
  })
  version!: string;

  @Field(() => LanguageEnum, { description: 'The language.' })
  lang!: Language;

  @Field(() => String, {
    description:
      'What it says there, by the rules of its field: rich text is sanitised. Empty takes it away. What it says already is ' +
      'taken for right, so that it is no more out of date.',
  })
  text!: string;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class TranslateTextPayload {
  @Field(() => TranslatedText, { description: 'The text as it is now.' })
  text!: TranslatedText;
}
