import { resourceService } from '#server/features/editing/resources';
import { throwFieldError } from '#server/platform/errors';
import { decodeTimeCursor, encodeCursor, page, pageSize } from '#server/platform/paging';
import { ofEach, readTogether } from '#server/platform/database/read-together';
import type { Viewer } from '#server/platform/access/viewer';
import type { ContentSectionKey } from '../section/section.enums';
import { requireSection, sectionFor } from '../section/sections.service';
import { Album } from './album.entity';
import type { AlbumConnection, AlbumFilter, AlbumValues } from './album.types';
import { countAlbums, selectAlbum, selectAlbums, selectPictures } from './albums.queries';

/** Rejects publishing an album without images. */
function needPictures({ values: { publishAt, pictures } }: { values: Album }): Partial<Album> {
  if (publishAt !== null && pictures.length === 0) {
    throwFieldError('pictures', 'An album that is published has a picture at least.');
  }
  return {};
}

/** Actions of administrators on albums. */
export const adminAlbums = resourceService(Album, {
  order: 'publishAt',
  descending: true,
  fit: needPictures,
});

/** Returns a page of a section's visible albums, newest first. */
export async function albums(
  viewer: Viewer,
  filter: AlbumFilter,
  first: number,
  after?: string | null,
): Promise<AlbumConnection> {
  const section = filter.section ?? 'pro-training';
  await requireSection(viewer, section, 'gallery');
  const size = pageSize(first);
  const rows = readTogether(await selectAlbums(viewer, section, decodeTimeCursor(after), size + 1));
  return Object.assign(
    page(rows, size, ({ sortKey, id }) => encodeCursor(sortKey, id), after),
    { countAll: () => countAlbums(viewer, section) },
  );
}

/** Returns an album of a section by its URL segment; null if it isn't visible. */
export async function album(
  viewer: Viewer,
  section: ContentSectionKey,
  slug: string,
): Promise<AlbumValues | null> {
  if (!(await sectionFor(viewer, section, 'gallery'))) return null;
  const row = await selectAlbum(viewer, section, slug);
  return row && readTogether([row])[0]!;
}

/** Returns all images of a loaded album. */
export const picturesOf = ofEach(selectPictures);
