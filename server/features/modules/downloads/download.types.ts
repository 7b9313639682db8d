import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { LanguageEnum } from '#server/platform/graphql/language';
import { ListSize } from '#server/platform/graphql/sizes';
import type { Language } from '#server/platform/i18n';
import { type DownloadKind, DownloadKindEnum } from './download.enums';

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

@ObjectType({ description: 'Captions that belong to a video.', simpleResolvers: true })
export class ModuleFileCaption {
  @Field(() => LanguageEnum, { description: 'Their language.' })
  lang!: Language;

  @Field(() => String, { description: 'Name of the WebVTT file.' })
  filename!: string;
}

@ObjectType({ description: 'A file of a module as administrators see it.', simpleResolvers: true })
export class ModuleFile {
  @Field(() => ID, { description: 'Id of the download.' })
  id!: string;

  @Field(() => DownloadKindEnum, { description: 'What it is.' })
  kind!: DownloadKind;

  @Field(() => LanguageEnum, { description: 'Language of what is downloaded.' })
  lang!: Language;

  @Field(() => String, { description: 'What it is called, in that language.' })
  label!: string;

  @Field(() => String, { description: 'Name under which it is saved.' })
  filename!: string;

  @Field(() => String, { description: 'Its extension in lower case, without the dot.' })
  ext!: string;

  @Field(() => Int, { description: 'Its size in bytes.' })
  size!: number;

  @Field(() => String, { description: 'Address of the file, for a request with a token.' })
  url!: string;

  @ListSize(3)
  @Field(() => [ModuleFileCaption], {
    description: 'Captions of a video, one for each language that has some.',
  })
  captions!: ModuleFileCaption[];

  @Field(() => Int, {
    description: 'How often people other than administrators fetched it; one link counts once.',
  })
  fetchCount!: number;

  @Field(() => Int, { description: 'How many different people fetched it.' })
  personCount!: number;

  @Field(() => DateTime, { description: 'When it was last changed.' })
  updatedAt!: string;
}

@ObjectType({ description: 'All files of a module, each kind in its order.', simpleResolvers: true })
export class ModuleFiles {
  @Field(() => ID, { description: 'Id of the module.' })
  id!: string;

  @ListSize(200)
  @Field(() => [ModuleFile], { description: 'The files.' })
  files!: ModuleFile[];
}
