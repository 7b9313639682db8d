import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Shows } from '#server/features/editing/shows';
import { ListSize } from '#server/platform/graphql/sizes';
import { TotalCount } from '#server/platform/graphql/total-count';
import { PageInfo } from '#server/platform/paging';
import type { ReadTogether } from '#server/platform/read-together';
import { type ContentSectionKey, ContentSectionKeyEnum } from '../section/section.enums';
import { Album } from './album.entity';
import { AlbumPicture, type AlbumPictureValues, coverPictures } from './album-picture.types';

@Shows(Album)
@ObjectType('Album', { description: 'An album of pictures of a section.', simpleResolvers: true })
export class PublishedAlbum {
  @Field(() => ID, { description: 'ID of the album.' })
  id!: string;

  @Field(() => Int, { description: 'How many pictures it has.' })
  pictureCount!: number;

  @ListSize(coverPictures)
  @Field(() => [AlbumPicture], { description: 'Its first pictures, by which lists show it.' })
  cover!: AlbumPictureValues[];
}

/** An album as learners see it, without its pictures but for the first of them. */
export type AlbumValues = ReadTogether &
  Pick<Album, 'titleTranslations' | 'leadTranslations' | 'section' | 'slug' | 'publishAt'> &
  Pick<PublishedAlbum, 'pictureCount' | 'cover'>;

@InputType({ description: 'Which albums are wanted.' })
export class AlbumFilter {
  @Field(() => ContentSectionKeyEnum, {
    nullable: true,
    description: 'Those of this section. Left out or null: of PRO training.',
  })
  section?: ContentSectionKey | null;
}

@ObjectType({ description: 'An item of a page with its cursor.', simpleResolvers: true })
export class AlbumEdge {
  @Field(() => String, { description: 'Cursor of the item, for `after`.' })
  cursor!: string;

  @Field(() => PublishedAlbum, { description: 'The album at that place.' })
  node!: AlbumValues;
}

@ObjectType({ description: 'A page of albums.', simpleResolvers: true })
export class AlbumConnection {
  @Field(() => [PublishedAlbum], { description: 'The albums, newest first.' })
  nodes!: AlbumValues[];

  @Field(() => [AlbumEdge], { description: 'The albums on the page, with their cursors.' })
  edges!: AlbumEdge[];

  @Field(() => PageInfo, { description: 'Position of the page in the list.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: () => number | Promise<number>;
}
