import { Field, ID, Int, ObjectType } from 'type-graphql';
import { LanguageEnum } from '#server/platform/graphql/language';
import { Localized } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/sizes';
import type { Language, LocalizedText } from '#server/platform/language/i18n';

@ObjectType({ description: 'A file to download.', simpleResolvers: true })
export class DownloadFile {
  @Field(() => String, {
    description:
      'Address of the file, for a request with a token; `createDownloadLink` gives one that needs none.',
  })
  url!: string;

  @Field(() => String, { description: 'Name under which it is saved.' })
  filename!: string;

  @Field(() => Int, { description: 'Its size in bytes.' })
  size!: number;
}

@ObjectType({ description: 'One download of a module, in one language.', simpleResolvers: true })
export class Download {
  @Field(() => ID, { description: 'Identifies the download.' })
  id!: string;

  @Field(() => LanguageEnum, { description: 'Language of what is downloaded.' })
  lang!: Language;

  @Field(() => String, { description: 'What it is called, in that language.' })
  label!: string;

  @Field(() => DownloadFile, { description: 'The file.' })
  file!: DownloadFile;

  @ListSize(3)
  @Field(() => [LanguageEnum], { description: 'Languages in which a video has captions.' })
  captions!: Language[];
}

@ObjectType({ description: 'A picture that belongs to a module.', simpleResolvers: true })
export class ModuleImage {
  @Field(() => ID, { description: 'Identifies the picture.' })
  id!: string;

  @Field(() => String, { description: 'Address of the picture, at most 480 pixels wide or high.' })
  smUrl!: string;

  @Field(() => String, { description: 'Address of the picture, at most 1600 pixels wide or high.' })
  lgUrl!: string;

  @Field(() => String, { description: 'Address of the picture in its own size.' })
  originalUrl!: string;

  @Localized('What it shows, for who does not see it, plain text; null where nothing is said.', {
    nullable: true,
  })
  alt(): void {}

  altTranslations!: LocalizedText | null;

  @Field(() => Int, { description: 'Its width in pixels.' })
  width!: number;

  @Field(() => Int, { description: 'Its height in pixels.' })
  height!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Size of the picture in its own size, in bytes; null where it lies elsewhere.',
  })
  size!: number | null;
}
