import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Shows } from '#server/features/editing/shows';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import { TotalCount } from '#server/platform/graphql/total-count';
import { PageInfo } from '#server/platform/paging';
import type { ReadTogether } from '#server/platform/database/read-together';
import { type ContentSectionKey, ContentSectionKeyEnum } from '../section/section.enums';
import { Album } from './album.entity';
import { AlbumPicture, type AlbumPictureValues, coverPictures } from './album-picture.types';

@Shows(Album)
@ObjectType('Album', { description: 'An album of images of a section.', simpleResolvers: true })
export class PublishedAlbum {
  @Field(() => ID, { description: 'ID of the album.' })
  id!: string;

  @Field(() => Int, { description: 'Number of images.' })
  pictureCount!: number;

  @ListSize(coverPictures)
  @Field(() => [AlbumPicture], { description: 'First images of the album, for use in lists.' })
  cover!: AlbumPictureValues[];
}

/** An album as learners see it, with only its first images. */
export type AlbumValues = ReadTogether &
  Pick<Album, 'titleTranslations' | 'leadTranslations' | 'section' | 'slug' | 'publishAt'> &
  Pick<PublishedAlbum, 'pictureCount' | 'cover'>;

@InputType({ description: 'Filter of a list of albums.' })
export class AlbumFilter {
  @Field(() => ContentSectionKeyEnum, {
    nullable: true,
    description: 'Albums of this section. If left out or null: the section pro_training.',
  })
  section?: ContentSectionKey | null;
}

@ObjectType({ description: 'An item of a page with its cursor.', simpleResolvers: true })
export class AlbumEdge {
  @Field(() => String, { description: 'Cursor of the item, for `after`.' })
  cursor!: string;

  @Field(() => PublishedAlbum, { description: 'The album.' })
  node!: AlbumValues;
}

@ObjectType({ description: 'A page of albums.', simpleResolvers: true })
export class AlbumConnection {
  @Field(() => [PublishedAlbum], { description: 'The albums on the page.' })
  nodes!: AlbumValues[];

  @Field(() => [AlbumEdge], { description: 'The albums on the page, with their cursors.' })
  edges!: AlbumEdge[];

  @Field(() => PageInfo, { description: 'Position of the page in the list.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: () => number | Promise<number>;
}
