import { Field, ID, InputType, Int } from 'type-graphql';
import { LanguageEnum } from '#server/platform/graphql/language';
import type { Language } from '#server/platform/language/i18n';
import { type DownloadKind, DownloadKindEnum } from './download.enums';

@InputType({ description: 'A file to offer in a module.' })
export class AddDownloadInput {
  @Field(() => DownloadKindEnum, { description: 'What it is; a video must be MP4 or WebM.' })
  kind!: DownloadKind;

  @Field(() => LanguageEnum, { description: 'Language of the file.' })
  lang!: Language;

  @Field(() => String, { description: 'What it is called, in that language; 1 to 200 characters.' })
  label!: string;

  @Field(() => ID, { description: 'Id of the stored file, as the upload gave it.' })
  fileId!: string;
}

@InputType({ description: 'What of a download changes; what is left out or null stays.' })
export class UpdateDownloadInput {
  @Field(() => LanguageEnum, { nullable: true, description: 'Language of the file.' })
  lang?: Language | null;

  @Field(() => String, { nullable: true, description: 'What it is called; 1 to 200 characters.' })
  label?: string | null;

  @Field(() => Int, { nullable: true, description: 'Its place among the files of its kind, from 0.' })
  position?: number | null;
}
