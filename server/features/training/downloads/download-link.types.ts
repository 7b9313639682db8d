import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { LanguageEnum } from '#server/platform/graphql/language';
import { ListSize } from '#server/platform/graphql/sizes';
import type { Language } from '#server/platform/language/i18n';

@ObjectType({ description: 'The captions of a video in one language.', simpleResolvers: true })
export class CaptionLink {
  @Field(() => LanguageEnum, { description: 'Their language.' })
  lang!: Language;

  @Field(() => String, { description: 'Address of the WebVTT file, as short-lived as the link.' })
  url!: string;
}

@ObjectType({
  description: 'A short-lived address of one download, which works without a token and for that file alone.',
  simpleResolvers: true,
})
export class DownloadLink {
  @Field(() => String, { description: 'The address; ranges may be asked for.' })
  url!: string;

  @Field(() => DateTime, { description: 'Until when it can be opened: 15 minutes after it was made.' })
  expiresAt!: Date;

  @ListSize(3)
  @Field(() => [CaptionLink], { description: 'The captions of a video; empty for other files.' })
  captions!: CaptionLink[];
}

@ObjectType({
  description: 'A short-lived address of an archive, which works without a token and for its files alone.',
  simpleResolvers: true,
})
export class ArchiveLink {
  @Field(() => String, { description: 'The address of the zip; it comes whole, not in ranges.' })
  url!: string;

  @Field(() => DateTime, { description: 'Until when it can be opened: 15 minutes after it was made.' })
  expiresAt!: Date;
}

@InputType({ description: 'A file to be fetched.' })
export class CreateDownloadLinkInput {
  @Field(() => ID, { description: 'Id of the download.' })
  downloadId!: string;
}

@ObjectType({ description: 'What came of asking for a file.', simpleResolvers: true })
export class CreateDownloadLinkPayload {
  @Field(() => DownloadLink, { description: 'The link.' })
  link!: DownloadLink;
}

@InputType({ description: 'Files and images of a module to be fetched in one archive.' })
export class CreateArchiveLinkInput {
  @Field(() => ID, { description: 'Id of the module.' })
  moduleId!: string;

  @Field(() => [ID], { description: 'Ids of its downloads.' })
  downloadIds!: string[];

  @Field(() => [ID], { description: 'Ids of its images.' })
  imageIds!: string[];
}

@ObjectType({ description: 'What came of asking for an archive.', simpleResolvers: true })
export class CreateArchiveLinkPayload {
  @Field(() => ArchiveLink, { description: 'The link.' })
  link!: ArchiveLink;
}
