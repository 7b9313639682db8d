import { Arg, Field, ID, Int, ObjectType } from 'type-graphql';
import { Picture, type PictureRow } from '#server/features/editing/fields/picture';
import type { Context } from '#server/platform/context';
import { LanguageEnum } from '#server/platform/graphql/language';
import { Localized, LocalizedTextType, Sync } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/sizes';
import { type Language, type LocalizedText, localize } from '#server/platform/language/i18n';
import { type PartKind, PartKindEnum } from './part.enums';

/** How many there may be. */
export const most = { parts: 100, legend: 9, columns: 12, rows: 100 };

/** How many there are at most in what people write. */
export const usual = { parts: 25, legend: 4, columns: 6, rows: 10 };

@ObjectType({ description: 'A document that a part offers.', simpleResolvers: true })
export class PartFile {
  @Field(() => ID, { description: 'ID of the stored file.' })
  fileId!: string;

  @Field(() => String, { description: 'Name under which it is saved.' })
  filename!: string;

  @Field(() => String, { description: 'Its extension in lower case, without the dot.' })
  ext!: string;

  @Field(() => Int, { description: 'Its size in bytes.' })
  size!: number;
}

/** A row of a table as it is stored. */
export interface StoredRow {
  cells: LocalizedText[];
}

/** A part as it is stored, with the fields of its kind. */
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

/** A part as it is read: what it shows of other tables is with it. */
export type PartValues = StoredPart & { picture?: PictureRow | null; file?: PartFile | null };

const others = 'Null in parts of other kinds.';
const texts = {
  text: `Rich text of a text; a line of a heading, a quote or a file. ${others}`,
  level: `Level of a heading, 2 or 3. ${others}`,
  picture: `The picture of a figure. ${others}`,
  file: `The document of a file. ${others}`,
  alt: `What is to be seen on the picture of a figure. ${others}`,
  caption: 'What stands below a figure or above a table; null where nothing does.',
  legend: `What the numbers on the picture of a figure stand for, from 1 on. ${others}`,
  head: `The heads of the columns of a table. ${others}`,
  rows: `The rows of a table. ${others}`,
  source: 'Who said what is quoted; null where nobody is named.',
  moduleId: `Id of the module of a module, which may be gone or hidden. ${others}`,
};

@ObjectType({ description: 'A row of a table as administrators edit it.', simpleResolvers: true })
export class AdminPartRow {
  @ListSize(usual.columns)
  @Field(() => [LocalizedTextType], { description: 'Its cells.' })
  cells!: LocalizedText[];
}

@ObjectType({ description: 'A part of an article as administrators edit it.', simpleResolvers: true })
export class AdminPart {
  @Field(() => PartKindEnum, { description: 'What it is.' })
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

  @ListSize(usual.legend)
  @Field(() => [LocalizedTextType], { nullable: true, description: texts.legend })
  legend?: LocalizedText[];

  @ListSize(usual.columns)
  @Field(() => [LocalizedTextType], { nullable: true, description: texts.head })
  head?: LocalizedText[];

  @ListSize(usual.rows)
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
    description: "The language wanted; the caller's own by default.",
  });

/** Answers the texts of a list in one language. */
const inOne =
  <Key extends string>(name: Key) =>
  (of: Partial<Record<Key, readonly LocalizedText[]>>, args: { lang?: Language }, context: Context) =>
    of[name]?.map((text) => localize(text, args.lang ?? context.lang)) ?? null;

@ObjectType({ description: 'A row of a table.', simpleResolvers: true })
export class PartRow {
  @Sync(inOne('cells'))
  @ListSize(usual.columns)
  @Field(() => [String], { description: 'Its cells.' })
  cells(@lang() _lang?: Language): string[] | undefined {
    return undefined;
  }
}

@ObjectType({ description: 'A part of an article, which stand one below the other.', simpleResolvers: true })
export class Part {
  @Field(() => PartKindEnum, { description: 'What it is.' })
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
  @ListSize(usual.legend)
  @Field(() => [String], { nullable: true, description: texts.legend })
  legend(@lang() _lang?: Language): string[] | undefined {
    return undefined;
  }

  @Sync(inOne('head'))
  @ListSize(usual.columns)
  @Field(() => [String], { nullable: true, description: texts.head })
  head(@lang() _lang?: Language): string[] | undefined {
    return undefined;
  }

  @ListSize(usual.rows)
  @Field(() => [PartRow], { nullable: true, description: texts.rows })
  rows?: StoredRow[];

  @Localized(texts.source, { nullable: true })
  source(_lang?: Language): string | undefined {
    return undefined;
  }

  @Field(() => ID, { nullable: true, description: texts.moduleId })
  moduleId?: string;
}
