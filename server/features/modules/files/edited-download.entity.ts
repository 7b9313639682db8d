import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ForeignKey } from 'typeorm';
import { Edited } from '#server/features/editing/edited';
import { Choice, EditedThing, Line } from '#server/features/editing/fields/fields';
import { Derived, Own, Owner, Place } from '#server/features/editing/fields/own-fields';
import { LanguageEnum } from '#server/platform/graphql/language';
import { ListSize } from '#server/platform/graphql/sizes';
import type { Language } from '#server/platform/language/i18n';
import { requireId } from '#server/platform/validation';
import { type DownloadKind, DownloadKindEnum } from './download.enums';

@ObjectType({ description: 'Captions that belong to a video.', simpleResolvers: true })
export class EditedCaption {
  @Field(() => LanguageEnum, { description: 'Their language.' })
  lang!: Language;

  @Field(() => String, { description: 'Name of the WebVTT file.' })
  filename!: string;
}

const ofFile = (column: string): string => `(select f.${column} from stored_file f where f.id = t.file_id)`;

@EditedThing({
  kind: 'download',
  name: 'Download',
  plural: 'Downloads',
  table: 'module_download',
  description: 'A file of a module as administrators edit it.',
})
export class EditedDownload extends Edited {
  @Owner('module', { description: 'Id of its module.' })
  moduleId!: string;

  @Choice(() => DownloadKindEnum, {
    sent: 'once',
    filter: true,
    sort: true,
    description: 'What it is; a video is MP4 or WebM.',
  })
  kind!: DownloadKind;

  @Choice(() => LanguageEnum, { filter: true, sort: true, description: 'Language of what is downloaded.' })
  lang!: Language;

  @Line({
    longest: 200,
    search: true,
    sort: true,
    description: 'What it is called, in that language; 1 to 200 characters.',
  })
  label!: string;

  @Place({
    among: ['module_id', 'kind'],
    sort: true,
    description: 'Its place among the files of its kind, from 0; one too high means the last.',
  })
  position!: number;

  @ForeignKey('stored_file')
  @Own({ type: 'uuid' }, () => ID, () => ({ input: () => ID, check: (sent: string) => requireId(sent) }), {
    sent: 'once',
    description: 'Id of the stored file, as the upload gave it.',
  })
  fileId!: string;

  @Derived(() => String, { description: 'Name under which it is saved.', json: ofFile('filename') })
  filename!: string;

  @Derived(() => String, {
    description: 'Its extension in lower case, without the dot.',
    json: ofFile('ext'),
  })
  ext!: string;

  @Derived(() => Int, { description: 'Its size in bytes.', json: ofFile('size') })
  size!: number;

  @Derived(() => String, {
    description: 'Address of the file, for a request with a token.',
    json: `'/api/downloads/' || t.id`,
  })
  url!: string;

  @ListSize(3)
  @Derived(() => [EditedCaption], {
    description: 'Captions of a video, one for each language that has some.',
    json: `(select coalesce(json_agg(json_build_object('lang', c.lang, 'filename', f.filename) order by c.lang), '[]')
      from module_caption c join stored_file f on f.id = c.file_id where c.download_id = t.id)`,
  })
  captions!: EditedCaption[];
}
