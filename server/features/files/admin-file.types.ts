import { Field, ID, Int, ObjectType } from 'type-graphql';
import { imageUrl } from '#server/features/uploads/assets/public-images';
import { DateTime } from '#server/platform/graphql/date-time';
import { LanguageEnum } from '#server/platform/graphql/languages/language';
import { Localized, Sync } from '#server/platform/graphql/localized';
import { PersonName } from '#server/platform/graphql/person-name';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import type { Language, LocalizedText } from '#server/platform/language/i18n';
import { type FileKind, FileKindEnum, type FileUser, FileUserEnum } from './file.enums';

@ObjectType({ description: 'A use of a file.', simpleResolvers: true })
export class FileUse {
  @Field(() => FileUserEnum, { description: 'Kind of record that uses the file.' })
  kind!: FileUser;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the record, or of the module of a test. Null for the settings.',
  })
  id!: string | null;

  @Localized('Name of the record, or of the module of a question or test. Null if it has no name.', {
    nullable: true,
  })
  name(): void {}

  nameTranslations!: LocalizedText | null;

  @Field(() => ID, { nullable: true, description: 'ID of the module of a question. Null for other kinds.' })
  moduleId!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the download that offers the file in a module. Null for other uses.',
  })
  downloadId!: string | null;

  @Field(() => LanguageEnum, {
    nullable: true,
    description: 'Language of the captions if the file captions that download. Null otherwise.',
  })
  captions!: Language | null;
}

@ObjectType({
  description: 'An uploaded file with the fields that administrators see.',
  simpleResolvers: true,
})
export class AdminFile {
  @Field(() => ID, { description: 'ID of the file, or the image.' })
  id!: string;

  @Field(() => String, { description: 'Name of the file as it was uploaded.' })
  filename!: string;

  @Field(() => FileKindEnum, { description: 'Kind of file.' })
  kind!: FileKind;

  @Field(() => String, { description: 'Media type, such as `application/pdf`.' })
  contentType!: string;

  @Field(() => Int, { description: 'Size in bytes. For an image, the size of the original.' })
  size!: number;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the person who uploaded it. Null if the portal created it.',
  })
  uploaderId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the person who uploaded it. Null if the portal created it.',
  })
  @PersonName()
  uploaderName!: string | null;

  @Field(() => DateTime, { description: 'Time of the upload.' })
  createdAt!: string;

  @Sync(({ largeKey }: AdminFile) => largeKey && imageUrl(largeKey))
  @Field(() => String, {
    nullable: true,
    description: 'Address of an image, at most 1,600 pixels wide or high. Null for other files.',
  })
  imageUrl!: string | null;

  @ListSize(2)
  @Field(() => [FileUse], { description: 'Records that use the file, at most 20.' })
  uses!: FileUse[];

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time after which the file is deleted unless it is used by then. Null for a file in use.',
  })
  goesAt!: string | null;

  /** The public key of an image; null for files. */
  largeKey!: string | null;
}
