import { Arg, Authorized, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { After, First } from '#server/platform/graphql/page-arguments';
import { Cost, ListSize, statementCost } from '#server/platform/graphql/limits/sizes';
import { type ContentSectionKey, ContentSectionKeyEnum } from '../section/section.enums';
import { AlbumConnection, AlbumFilter, type AlbumValues, PublishedAlbum } from './album.types';
import { AlbumPicture, type AlbumPictureValues, defaultPictures } from './album-picture.types';
import { album, albums, picturesOf } from './albums.service';

const ofSection = 'PROGRAM_ENTRY_REQUIRED, with the program, if the caller has to enter it first.';

@Resolver(() => PublishedAlbum)
export class AlbumResolver {
  @Authorized('read_results')
  @Query(() => AlbumConnection, {
    description: `Lists the published albums of a section that are for the caller, newest first. NOT_FOUND if the section doesn't show albums. ${ofSection}`,
  })
  albums(
    @Ctx() { viewer }: Context,
    @First('albums') first: number,
    @After('album') after: string | null | undefined,
    @Arg('filter', () => AlbumFilter, { nullable: true, description: 'Filter of the list.' })
    filter?: AlbumFilter | null,
  ): Promise<AlbumConnection> {
    return albums(viewer, filter ?? {}, first, after);
  }

  @Authorized('read_results')
  @Query(() => PublishedAlbum, {
    nullable: true,
    description: `Returns an album by its address. Null if it doesn't exist or isn't for the caller. ${ofSection}`,
  })
  album(
    @Ctx() { viewer }: Context,
    @Arg('section', () => ContentSectionKeyEnum, { description: 'Section of the album.' })
    section: ContentSectionKey,
    @Arg('slug', () => String, { description: 'Slug of the album: the end of its address.' }) slug: string,
  ): Promise<AlbumValues | null> {
    return album(viewer, section, slug);
  }

  @ListSize(defaultPictures)
  @Cost(statementCost)
  @FieldResolver(() => [AlbumPicture], { description: 'All images of the album, in their order.' })
  async pictures(@Root() of: AlbumValues): Promise<AlbumPictureValues[]> {
    return (await picturesOf(of)) ?? [];
  }
}
