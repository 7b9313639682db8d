import { Arg, Field, ID, Int, ObjectType } from 'type-graphql';
import { Picture, type PictureRow } from '#server/features/editing/fields/picture';
import type { Context } from '#server/platform/context';
import { LanguageEnum } from '#server/platform/graphql/languages/language';
import { Localized, LocalizedTextType, Sync } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import { type Language, type LocalizedText, localize } from '#server/platform/language/i18n';
import { type PartKind, PartKindEnum } from './part.enums';

/** Maximum sizes. */
export const max = { parts: 100, legend: 9, columns: 12, rows: 100 };

/** The largest sizes in typical content, for the cost of queries. */
export const typicalSize = { parts: 25, legend: 4, columns: 6, rows: 10 };

@ObjectType({ description: 'A document to download.', simpleResolvers: true })
export class PartFile {
  @Field(() => ID, { description: 'ID of the stored file.' })
  fileId!: string;

  @Field(() => String, { description: 'Name of the file when it is saved.' })
  filename!: string;

  @Field(() => String, { description: 'File extension in lower case, without the dot.' })
  ext!: string;

  @Field(() => Int, { description: 'Size in bytes.' })
  size!: number;
}

/** A stored row of a table. */
export interface StoredRow {
  cells: LocalizedText[];
}

/** A stored part with the fields of its kind. */
export interface StoredPart {
  kind: PartKind;
  textTranslations?: LocalizedText;
  level?: number;
  pictureId?: string;
  fileId?: string;
  altTranslations?: LocalizedText;
  captionTranslations?: LocalizedText | null;
  legend?: LocalizedText[];
  head?: LocalizedText[];
  rows?: StoredRow[];
  sourceTranslations?: LocalizedText | null;
  moduleId?: string;
}

/** A part with its image or file. */
export type PartValues = StoredPart & { picture?: PictureRow | null; file?: PartFile | null };

const others = 'Null for other kinds.';
const texts = {
  text:
    'Text of the block: rich text in a text block, a single line in a heading, quote or file block. ' +
    `${others}`,
  level: `Level of a heading, 2 or 3. ${others}`,
  picture: `Image of a figure. ${others}`,
  file: `Document of a file block. ${others}`,
  alt: `Alternative text of the image of a figure. ${others}`,
  caption: 'Caption of a figure or table. Null if there is none.',
  legend: `Legend of a figure: texts for the numbers in its image, from 1. ${others}`,
  head: `Column headings of a table. ${others}`,
  rows: `Rows of a table. ${others}`,
  source: 'Source of a quotation. Null if there is none.',
  moduleId: `ID of the module that a module block links to. It may be deleted or hidden. ${others}`,
};

@ObjectType({ description: 'A row of a table with its texts in all languages.', simpleResolvers: true })
export class AdminPartRow {
  @ListSize(typicalSize.columns)
  @Field(() => [LocalizedTextType], { description: 'Texts of the cells.' })
  cells!: LocalizedText[];
}

@ObjectType({
  description: 'A content block with the fields that administrators see.',
  simpleResolvers: true,
})
export class AdminPart {
  @Field(() => PartKindEnum, { description: 'Kind of content block.' })
  kind!: PartKind;

  @Field(() => LocalizedTextType, { nullable: true, description: texts.text })
  textTranslations?: LocalizedText;

  @Field(() => Int, { nullable: true, description: texts.level })
  level?: number;

  @Field(() => Picture, { nullable: true, description: texts.picture })
  picture?: PictureRow | null;

  @Field(() => PartFile, { nullable: true, description: texts.file })
  file?: PartFile | null;

  @Field(() => LocalizedTextType, { nullable: true, description: texts.alt })
  altTranslations?: LocalizedText;

  @Field(() => LocalizedTextType, { nullable: true, description: texts.caption })
  captionTranslations?: LocalizedText | null;

  @ListSize(typicalSize.legend)
  @Field(() => [LocalizedTextType], { nullable: true, description: texts.legend })
  legend?: LocalizedText[];

  @ListSize(typicalSize.columns)
  @Field(() => [LocalizedTextType], { nullable: true, description: texts.head })
  head?: LocalizedText[];

  @ListSize(typicalSize.rows)
  @Field(() => [AdminPartRow], { nullable: true, description: texts.rows })
  rows?: StoredRow[];

  @Field(() => LocalizedTextType, { nullable: true, description: texts.source })
  sourceTranslations?: LocalizedText | null;

  @Field(() => ID, { nullable: true, description: texts.moduleId })
  moduleId?: string;
}

const lang = () =>
  Arg('lang', () => LanguageEnum, {
    nullable: true,
    description: "Language of the texts. By default, the caller's language.",
  });

/** Returns a resolver for a list of texts in one language. */
const inOne =
  <Key extends string>(name: Key) =>
  (of: Partial<Record<Key, readonly LocalizedText[]>>, args: { lang?: Language }, context: Context) =>
    of[name]?.map((text) => localize(text, args.lang ?? context.lang)) ?? null;

@ObjectType({ description: 'A row of a table.', simpleResolvers: true })
export class PartRow {
  @Sync(inOne('cells'))
  @ListSize(typicalSize.columns)
  @Field(() => [String], { description: 'Texts of the cells.' })
  cells(@lang() _lang?: Language): string[] | undefined {
    return undefined;
  }
}

@ObjectType({ description: 'A content block of an article or newsletter issue.', simpleResolvers: true })
export class Part {
  @Field(() => PartKindEnum, { description: 'Kind of content block.' })
  kind!: PartKind;

  @Localized(texts.text, { nullable: true })
  text(_lang?: Language): string | undefined {
    return undefined;
  }

  @Field(() => Int, { nullable: true, description: texts.level })
  level?: number;

  @Field(() => Picture, { nullable: true, description: texts.picture })
  picture?: PictureRow | null;

  @Field(() => PartFile, { nullable: true, description: texts.file })
  file?: PartFile | null;

  @Localized(texts.alt, { nullable: true })
  alt(_lang?: Language): string | undefined {
    return undefined;
  }

  @Localized(texts.caption, { nullable: true })
  caption(_lang?: Language): string | undefined {
    return undefined;
  }

  @Sync(inOne('legend'))
  @ListSize(typicalSize.legend)
  @Field(() => [String], { nullable: true, description: texts.legend })
  legend(@lang() _lang?: Language): string[] | undefined {
    return undefined;
  }

  @Sync(inOne('head'))
  @ListSize(typicalSize.columns)
  @Field(() => [String], { nullable: true, description: texts.head })
  head(@lang() _lang?: Language): string[] | undefined {
    return undefined;
  }

  @ListSize(typicalSize.rows)
  @Field(() => [PartRow], { nullable: true, description: texts.rows })
  rows?: StoredRow[];

  @Localized(texts.source, { nullable: true })
  source(_lang?: Language): string | undefined {
    return undefined;
  }

  @Field(() => ID, { nullable: true, description: texts.moduleId })
  moduleId?: string;
}
