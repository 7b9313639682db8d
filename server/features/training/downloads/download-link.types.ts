import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { LanguageEnum } from '#server/platform/graphql/languages/language';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import type { Language } from '#server/platform/language/i18n';

@ObjectType({ description: 'Captions of a video in one language.', simpleResolvers: true })
export class CaptionLink {
  @Field(() => LanguageEnum, { description: 'Language of the captions.' })
  lang!: Language;

  @Field(() => String, { description: 'Address of the WebVTT file. It expires with the link.' })
  url!: string;
}

@ObjectType({
  description: 'A temporary link to one file, which works without a token.',
  simpleResolvers: true,
})
export class DownloadLink {
  @Field(() => String, { description: 'Address of the file. It supports range requests.' })
  url!: string;

  @Field(() => DateTime, { description: 'Time when the link expires, 15 minutes after its creation.' })
  expiresAt!: Date;

  @ListSize(3)
  @Field(() => [CaptionLink], { description: 'Captions of a video. Empty for other files.' })
  captions!: CaptionLink[];
}

@ObjectType({
  description: 'A temporary link to a ZIP file, which works without a token.',
  simpleResolvers: true,
})
export class ArchiveLink {
  @Field(() => String, { description: "Address of the ZIP file. It doesn't support range requests." })
  url!: string;

  @Field(() => DateTime, { description: 'Time when the link expires, 15 minutes after its creation.' })
  expiresAt!: Date;
}

@InputType({ description: 'File to download.' })
export class CreateDownloadLinkInput {
  @Field(() => ID, { description: 'ID of the download.' })
  downloadId!: string;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class CreateDownloadLinkPayload {
  @Field(() => DownloadLink, { description: 'Link to the file.' })
  link!: DownloadLink;
}

@InputType({ description: 'Files and images of a module to download as one ZIP file.' })
export class CreateArchiveLinkInput {
  @Field(() => ID, { description: 'ID of the module.' })
  moduleId!: string;

  @Field(() => [ID], { description: 'IDs of files of the module.' })
  downloadIds!: string[];

  @Field(() => [ID], { description: 'IDs of images of the module.' })
  imageIds!: string[];
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class CreateArchiveLinkPayload {
  @Field(() => ArchiveLink, { description: 'Link to the ZIP file.' })
  link!: ArchiveLink;
}
