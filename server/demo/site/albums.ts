import type { EntityManager } from 'typeorm';
import { Album } from '#server/features/content/gallery/album.entity';
import { ContentSectionKeyEnum } from '#server/features/content/section/section.enums';
import { useLockedAssets } from '#server/features/uploads/assets/use-asset';
import type { LocalizedText } from '#server/platform/language/i18n';
import { publishedAt } from '../dates';
import { demoId } from '../ids';
import { insertResource } from '../insert-resource';
import { addDemoPicture, type DemoPicture, demoPicture } from '../pictures';
import { readContent } from '../reading/read-content';
import {
  list,
  localized,
  mapOf,
  nullable,
  number,
  object,
  oneOfEnum,
  type Shape,
  type ShapeOf,
  text,
} from '../reading/shapes';

interface AlbumPicture {
  picture: DemoPicture;
  caption?: LocalizedText;
}

const withCaption = object({ picture: demoPicture, caption: localized });

/** The name of an image, with or without a caption. */
const albumPicture: Shape<AlbumPicture> = (value, path) =>
  typeof value === 'string' ? { picture: demoPicture(value, path) } : withCaption(value, path);

const albumContent = object(
  { slug: text, age: nullable(number), title: localized, pictures: list(albumPicture) },
  { section: oneOfEnum(ContentSectionKeyEnum), lead: localized },
);

export const readDemoAlbums = () =>
  readContent('albums.yaml', object({ views: mapOf(localized), albums: list(albumContent) }));

async function loadAlbum(
  manager: EntityManager,
  album: ShapeOf<typeof albumContent>,
  views: Record<string, LocalizedText>,
): Promise<void> {
  const { age, pictures, section = 'pro-training', lead = null, ...values } = album;
  const id = demoId('album', album.slug);
  const stored = [];
  for (const { picture, caption = null } of pictures) {
    const pictureId = await addDemoPicture(manager, picture);
    stored.push({ pictureId, altTranslations: views[picture], captionTranslations: caption });
  }
  const resource = { ...values, lead, section, pictures: stored as never, publishAt: publishedAt(age) };
  await insertResource(manager, Album, id, resource as never, Math.max(0, age ?? 0));
  await useLockedAssets(
    manager,
    stored.map(({ pictureId }) => ({ kind: 'album_picture', id, assetId: pictureId })),
  );
}

/** Adds the albums, which share their images. */
export async function loadDemoAlbums(manager: EntityManager): Promise<void> {
  const { views, albums } = readDemoAlbums();
  for (const album of albums) await loadAlbum(manager, album, views);
}
