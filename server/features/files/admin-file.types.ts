import { Field, ID, Int, ObjectType } from 'type-graphql';
import { imageUrl } from '#server/features/uploads/assets/public-images';
import { DateTime } from '#server/platform/graphql/date-time';
import { LanguageEnum } from '#server/platform/graphql/language';
import { Localized, Sync } from '#server/platform/graphql/localized';
import { PersonName } from '#server/platform/graphql/person-name';
import { ListSize } from '#server/platform/graphql/sizes';
import type { Language, LocalizedText } from '#server/platform/language/i18n';
import { type FileKind, FileKindEnum, type FileUser, FileUserEnum } from './file.enums';

@ObjectType({ description: 'That something uses a file.', simpleResolvers: true })
export class FileUse {
  @Field(() => FileUserEnum, { description: 'What kind of thing it is.' })
  kind!: FileUser;

  @Field(() => ID, {
    nullable: true,
    description: 'Which one; of a test its module. Null for the settings, of which there is one.',
  })
  id!: string | null;

  @Localized('What it is called, the module of a question or a test; null where it has no name.', {
    nullable: true,
  })
  name(): void {}

  nameTranslations!: LocalizedText | null;

  @Field(() => ID, { nullable: true, description: 'The module of a question; null for anything else.' })
  moduleId!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The download by which a link to it is made, where a module offers it; null otherwise.',
  })
  downloadId!: string | null;

  @Field(() => LanguageEnum, {
    nullable: true,
    description: 'The language in which it captions that download; null where it does not.',
  })
  captions!: Language | null;
}

@ObjectType({ description: 'A file as a list of all of them has it.', simpleResolvers: true })
export class AdminFile {
  @Field(() => ID, { description: 'ID of the file, or the image.' })
  id!: string;

  @Field(() => String, { description: 'Its name, as whoever uploaded it calls it.' })
  filename!: string;

  @Field(() => FileKindEnum, { description: 'What kind of file it is.' })
  kind!: FileKind;

  @Field(() => String, { description: 'What it is sent as, such as `application/pdf`.' })
  contentType!: string;

  @Field(() => Int, { description: 'Its size in bytes; of an image that of the original.' })
  size!: number;

  @Field(() => ID, { nullable: true, description: 'Who uploaded it; null where the portal made it.' })
  uploaderId!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of that person.' })
  @PersonName()
  uploaderName!: string | null;

  @Field(() => DateTime, { description: 'When it was uploaded.' })
  createdAt!: string;

  @Sync(({ largeKey }: AdminFile) => largeKey && imageUrl(largeKey))
  @Field(() => String, {
    nullable: true,
    description: 'Address of an image, at most 1600 pixels wide or high; null for any other file.',
  })
  imageUrl!: string | null;

  @ListSize(2)
  @Field(() => [FileUse], { description: 'What uses it, 20 things at most.' })
  uses!: FileUse[];

  @Field(() => DateTime, {
    nullable: true,
    description: 'From when on it is removed unless something uses it by then; null for what is used.',
  })
  goesAt!: string | null;

  /** Of an image the key by which everybody may fetch it. */
  largeKey!: string | null;
}
