import { select, selectJson } from '#server/platform/database/database';
import type { TimeKey } from '#server/platform/paging';
import { iso } from '#server/platform/database/sql';
import type { Viewer } from '#server/platform/access/viewer';
import { newestFirst, published, readBy, sortKey } from '../newest-first';
import { withUploads } from '../uploads/list-with-uploads';
import type { ContentSectionKey } from '../section/section.enums';
import type { AlbumValues } from './album.types';
import { type AlbumPictureValues, coverPictures } from './album-picture.types';

/** An album as returned by a query. */
export type AlbumRow = Omit<AlbumValues, 'readWith'> & { sortKey: string };

/** SQL of album `t` as JSON, with only its first images. */
const row = `json_build_object('id', t.id, 'section', t.section, 'slug', t.slug, 'titleTranslations', t.title,
    'leadTranslations', t.lead, 'publishAt', to_char(t.publish_at, ${iso}),
    'pictureCount', jsonb_array_length(t.pictures),
    'cover', ${withUploads(`jsonb_path_query_array(t.pictures, '$[0 to ${coverPictures - 1}]')`)},
    ${sortKey})`;

const found = `from album t where ${published}`;

/** Returns up to `limit` albums of a section, newest first, after the key. */
export async function selectAlbums(
  viewer: Viewer,
  section: ContentSectionKey,
  after: TimeKey,
  limit: number,
): Promise<AlbumRow[]> {
  const rows = await selectJson<AlbumRow[]>('albums', newestFirst(row, found, 7), [
    ...readBy(viewer, section),
    after.sortKey,
    after.id,
    limit,
  ]);
  return rows ?? [];
}

/** Returns the number of visible albums of a section. */
export async function countAlbums(viewer: Viewer, section: ContentSectionKey): Promise<number> {
  const [counted] = await select<{ count: number }>(
    'albums-count',
    `select count(*)::int as count ${found}`,
    readBy(viewer, section),
  );
  return counted?.count ?? 0;
}

/** Returns the album of a section by its URL segment; null if it isn't visible. */
export const selectAlbum = (
  viewer: Viewer,
  section: ContentSectionKey,
  slug: string,
): Promise<AlbumRow | null> =>
  selectJson<AlbumRow>('album', `select ${row} as json ${found} and t.slug = $7`, [
    ...readBy(viewer, section),
    slug,
  ]);

/** Returns all images of albums by id. */
export async function selectPictures(
  ids: readonly string[],
): Promise<ReadonlyMap<string, AlbumPictureValues[]>> {
  const pictures = await selectJson<Record<string, AlbumPictureValues[]>>(
    'album-pictures',
    `select json_object_agg(t.id, ${withUploads('t.pictures')}) as json from album t where t.id = any($1::uuid[])`,
    [ids],
  );
  return new Map(Object.entries(pictures ?? {}));
}
