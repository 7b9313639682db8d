import { Field, ID, Int, ObjectType } from 'type-graphql';
import { LanguageEnum } from '#server/platform/graphql/languages/language';
import { Localized } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import type { Language, LocalizedText } from '#server/platform/language/i18n';

@ObjectType({ description: 'A file to download.', simpleResolvers: true })
export class DownloadFile {
  @Field(() => String, {
    description:
      'Address of the file, for requests with a token. `createDownloadLink` creates a link that needs no token.',
  })
  url!: string;

  @Field(() => String, { description: 'File name.' })
  filename!: string;

  @Field(() => Int, { description: 'Size in bytes.' })
  size!: number;
}

@ObjectType({ description: 'A file of a module in one language.', simpleResolvers: true })
export class Download {
  @Field(() => ID, { description: 'ID of the download.' })
  id!: string;

  @Field(() => LanguageEnum, { description: 'Language of the file.' })
  lang!: Language;

  @Field(() => String, { description: 'Name of the download in the language of the file.' })
  label!: string;

  @Field(() => DownloadFile, { description: 'The file.' })
  file!: DownloadFile;

  @ListSize(3)
  @Field(() => [LanguageEnum], { description: 'Languages of the captions, for a video.' })
  captions!: Language[];
}

@ObjectType({ description: 'An image of a module.', simpleResolvers: true })
export class ModuleImage {
  @Field(() => ID, { description: 'ID of the image.' })
  id!: string;

  @Field(() => String, { description: 'Address of the image, at most 480 pixels wide or high.' })
  smUrl!: string;

  @Field(() => String, { description: 'Address of the image, at most 1600 pixels wide or high.' })
  lgUrl!: string;

  @Field(() => String, { description: 'Address of the image in its original size.' })
  originalUrl!: string;

  @Localized('Alternative text of the image, plain text. Null if there is none.', {
    nullable: true,
  })
  alt(): void {}

  altTranslations!: LocalizedText | null;

  @Field(() => Int, { description: 'Width in pixels.' })
  width!: number;

  @Field(() => Int, { description: 'Height in pixels.' })
  height!: number;

  @Field(() => Int, {
    nullable: true,
    description: "Size of the original image in bytes. Null if it isn't stored in the portal.",
  })
  size!: number | null;
}
