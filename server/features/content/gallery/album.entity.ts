import { Unique } from 'typeorm';
import { Edited } from '#server/features/editing/edited';
import { Audience } from '#server/features/profile/audience/audience-fields';
import { Choice, DefineResource, LocalizedLine } from '#server/features/editing/fields/fields';
import { PublishAt } from '#server/features/editing/fields/publish-at';
import { Slug } from '#server/features/editing/fields/slug';
import type { LocalizedText } from '#server/platform/language/i18n';
import type { AccountKind, Role, UserType } from '#server/platform/access/viewer';
import { ListWithUploads } from '../uploads/list-with-uploads';
import { type ContentSectionKey, ContentSectionKeyEnum } from '../section/section.enums';
import {
  AlbumPictureInput,
  type AlbumPictureValues,
  AdminAlbumPicture,
  maxPictures,
  defaultPictures,
} from './album-picture.types';
import { checkPictures } from './check-pictures';

@DefineResource({
  kind: 'album',
  name: 'Album',
  plural: 'Albums',
  table: 'album',
  description: 'An album of images with the fields that administrators see.',
})
@Unique('album_slug', ['section', 'slug'])
export class Album extends Edited {
  @LocalizedLine({
    maxLength: 200,
    search: true,
    sort: true,
    visible: true,
    description: 'Title of the album.',
  })
  titleTranslations!: LocalizedText;

  @LocalizedLine({
    maxLength: 300,
    nullable: true,
    search: true,
    visible: true,
    description: 'Introduction in one or two sentences. Null if there is none.',
  })
  leadTranslations!: LocalizedText | null;

  @Choice(() => ContentSectionKeyEnum, {
    filter: true,
    sort: true,
    visible: true,
    description: 'Section of the album.',
  })
  section!: ContentSectionKey;

  @Slug({
    sort: true,
    visible: true,
    description: "Slug: the end of the album's address. It must be unique in the section.",
  })
  slug!: string;

  @ListWithUploads({
    description: 'Images in their order. A published album has at least one.',
    output: AdminAlbumPicture,
    input: AlbumPictureInput,
    max: maxPictures,
    typicalSize: defaultPictures,
    word: 'picture',
    check: checkPictures,
  })
  pictures!: AlbumPictureValues[];

  @PublishAt({ visible: true })
  publishAt!: string | null;

  @Audience.roles()
  roles!: Role[];

  @Audience.userTypes()
  userTypes!: UserType[];

  @Audience.accountKinds()
  accountKinds!: AccountKind[];
}
