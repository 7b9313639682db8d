import { Suspense, useState, type CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import type { VisibleImageFragment } from './module-images.generated';
import { lazyScreen, useLoadedSoon } from '#client/platform/lazy-loading/lazy-screen';
import { Picture } from '#client/ui/images/picture';
import { imageSources } from '#client/ui/images/image-sources';
import styles from './module-images.module.css';

const loadLightbox = () => import('#client/ui/lightbox/lightbox');
const Lightbox = lazyScreen(loadLightbox, 'pictures');

/** The `sizes` for browsers that can't determine the width of lazy images: half on desktops, full width on phones. */
const standsWide = 'auto, (min-width: 56.25em) 26rem, 100vw';

type Props = { module: { name: string; images: readonly VisibleImageFragment[] } };
type ImageProps = { image: VisibleImageFragment; title: string; onEnlarge: () => void };

function ModuleImage({ image, title, onEnlarge }: ImageProps) {
  const { width, height, alt } = image;
  return (
    <Picture
      {...imageSources(image)}
      className={styles.image}
      sizes={standsWide}
      width={width}
      height={height}
      alt={alt ?? title}
      title={title}
      onEnlarge={onEnlarge}
    />
  );
}

/** The uncropped images of a module in rows of equal height. Renders nothing without images. */
export function ModuleImages({ module: { name, images } }: Props) {
  const intl = useIntl();
  const [place, setPlace] = useState(0);
  const [opened, setOpened] = useState<boolean>();
  useLoadedSoon(images.length > 0 ? loadLightbox : null);
  if (images.length === 0) return null;
  const title = (at: number) =>
    intl.formatMessage({ id: 'modules.material.imageOf' }, { name, number: at + 1 });
  const enlarge = (at: number) => {
    setPlace(at);
    setOpened(true);
  };
  return (
    <>
      <ul className={styles.images} aria-label={intl.formatMessage({ id: 'modules.material.images' })}>
        {images.map((image, at) => (
          <li key={image.id} style={{ '--ratio': image.width / image.height } as CSSProperties}>
            <ModuleImage image={image} title={title(at)} onEnlarge={() => enlarge(at)} />
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <Suspense>
          <Lightbox
            title={name}
            pictures={images.map(({ lgUrl, originalUrl, alt }, at) => ({
              src: lgUrl,
              alt: alt ?? title(at),
              caption: alt,
              originalUrl,
            }))}
            place={Math.min(place, images.length - 1)}
            opened={opened}
            onClose={() => setOpened(false)}
            onShow={setPlace}
          />
        </Suspense>
      )}
    </>
  );
}
