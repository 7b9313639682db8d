import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { lazyScreen, useLoadedSoon } from '#client/platform/lazy-loading/lazy-screen';
import { imageSources } from '#client/ui/images/image-sources';
import { Picture } from '#client/ui/images/picture';
import { useVisiblePicture } from './album-address';
import type { VisiblePictureFragment } from './albums.generated';
import styles from './gallery.module.css';

const loadLightbox = () => import('#client/ui/lightbox/lightbox');
const Lightbox = lazyScreen(loadLightbox, 'pictures');

/** The `sizes` for browsers that can't determine the width of lazy images. */
const standsWide = 'auto, (min-width: 56.25em) 18rem, 50vw';

type Props = { title: string; pictures: readonly VisiblePictureFragment[] };

/** The images of an album. The URL stores which one is enlarged. */
export function AlbumPictures({ title, pictures }: Props) {
  const intl = useIntl();
  const [visible, show] = useVisiblePicture(pictures.length);
  // The lightbox still shows the last image while it fades out.
  const [last, setLast] = useState(visible);
  if (visible !== null && visible !== last) setLast(visible);
  useLoadedSoon(pictures.length > 0 ? loadLightbox : null);
  const nameOf = (at: number) => intl.formatMessage({ id: 'gallery.pictureOf' }, { title, number: at + 1 });
  return (
    <>
      <ul className={styles.pictures} aria-label={title}>
        {pictures.map(({ picture, alt }, at) => (
          <li key={picture.assetId}>
            <Picture
              {...imageSources(picture)}
              sizes={standsWide}
              width={picture.width}
              height={picture.height}
              alt={alt ?? nameOf(at)}
              title={nameOf(at)}
              onEnlarge={() => show(at)}
            />
          </li>
        ))}
      </ul>
      {last !== null && (
        <Suspense>
          <Lightbox
            title={title}
            pictures={pictures.map(({ picture, alt, caption }, at) => ({
              src: picture.lgUrl,
              alt: alt ?? nameOf(at),
              caption,
            }))}
            place={Math.min(last, pictures.length - 1)}
            opened={visible !== null}
            onClose={() => show(null)}
            onShow={show}
          />
        </Suspense>
      )}
    </>
  );
}
