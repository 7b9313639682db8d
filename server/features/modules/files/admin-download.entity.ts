import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ForeignKey } from 'typeorm';
import { Edited } from '#server/features/editing/edited';
import { Choice, DefineResource, Line } from '#server/features/editing/fields/fields';
import { Derived, Own, Owner, Place } from '#server/features/editing/fields/own-fields';
import { LanguageEnum } from '#server/platform/graphql/languages/language';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import type { Language } from '#server/platform/language/i18n';
import { requireId } from '#server/platform/validation';
import { type DownloadKind, DownloadKindEnum } from './download.enums';

@ObjectType({ description: 'Captions of a video.', simpleResolvers: true })
export class AdminCaption {
  @Field(() => LanguageEnum, { description: 'Language of the captions.' })
  lang!: Language;

  @Field(() => String, { description: 'Name of the WebVTT file.' })
  filename!: string;
}

const ofFile = (column: string): string => `(select f.${column} from stored_file f where f.id = t.file_id)`;

@DefineResource({
  kind: 'download',
  name: 'Download',
  plural: 'Downloads',
  table: 'module_download',
  description: 'A file of a module with the fields that administrators see.',
})
export class AdminDownload extends Edited {
  @Owner('module', { description: 'ID of the module.' })
  moduleId!: string;

  @Choice(() => DownloadKindEnum, {
    sent: 'once',
    filter: true,
    sort: true,
    description: 'Kind of file. A video is MP4 or WebM.',
  })
  kind!: DownloadKind;

  @Choice(() => LanguageEnum, { filter: true, sort: true, description: 'Language of the file.' })
  lang!: Language;

  @Line({
    maxLength: 200,
    search: true,
    sort: true,
    description: 'Name in the language of the file, 1 to 200 characters.',
  })
  label!: string;

  @Place({
    among: ['module_id', 'kind'],
    sort: true,
    description:
      'Position among the files of its kind, from 0. A number that is too high means the last position.',
  })
  position!: number;

  @ForeignKey('stored_file')
  @Own({ type: 'uuid' }, () => ID, () => ({ input: () => ID, check: (sent: string) => requireId(sent) }), {
    sent: 'once',
    description: 'ID of the stored file, which the upload returned.',
  })
  fileId!: string;

  @Derived(() => String, { description: 'File name.', json: ofFile('filename') })
  filename!: string;

  @Derived(() => String, {
    description: 'File extension in lower case, without the dot.',
    json: ofFile('ext'),
  })
  ext!: string;

  @Derived(() => Int, { description: 'Size in bytes.', json: ofFile('size') })
  size!: number;

  @Derived(() => String, {
    description: 'Address of the file, for requests with a token.',
    json: `'/api/downloads/' || t.id`,
  })
  url!: string;

  @ListSize(3)
  @Derived(() => [AdminCaption], {
    description: 'Captions of a video, one entry for each language that has captions.',
    json: `(select coalesce(json_agg(json_build_object('lang', c.lang, 'filename', f.filename) order by c.lang), '[]')
      from module_caption c join stored_file f on f.id = c.file_id where c.download_id = t.id)`,
  })
  captions!: AdminCaption[];
}
