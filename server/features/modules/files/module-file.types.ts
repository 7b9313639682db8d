import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { LanguageEnum } from '#server/platform/graphql/language';
import { ListSize } from '#server/platform/graphql/sizes';
import type { Language } from '#server/platform/language/i18n';
import type { ReadTogether } from '#server/platform/read-together';
import { type DownloadKind, DownloadKindEnum } from './download.enums';

@ObjectType({ description: 'Captions that belong to a video.', simpleResolvers: true })
export class ModuleFileCaption {
  @Field(() => LanguageEnum, { description: 'Their language.' })
  lang!: Language;

  @Field(() => String, { description: 'Name of the WebVTT file.' })
  filename!: string;
}

@ObjectType({ description: 'A file of a module as administrators see it.', simpleResolvers: true })
export class ModuleFile implements ReadTogether {
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

  @Field(() => DateTime, { description: 'When it was last changed.' })
  updatedAt!: string;

  /** The ids of all files of its module. */
  readWith!: readonly string[];
}

@ObjectType({ description: 'All files of a module, each kind in its order.', simpleResolvers: true })
export class ModuleFiles {
  @Field(() => ID, { description: 'Id of the module.' })
  id!: string;

  @ListSize(200)
  @Field(() => [ModuleFile], { description: 'The files.' })
  files!: ModuleFile[];
}
