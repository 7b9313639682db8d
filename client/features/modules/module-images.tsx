import type { CSSProperties } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonAnchor } from '#client/ui/button';
import { Picture } from '#client/ui/picture';
import { imageSources } from './image-sources';
import styles from './module-images.module.css';
import type { OpenedModule } from './module-page';

type Image = OpenedModule['images'][number];

/** Where the browser cannot tell by itself how wide an image stands: in a pair on a desktop, alone on a phone. */
const standsWide = 'auto, (min-width: 900px) 416px, 100vw';

function ModuleImage({ image, title }: { image: Image; title: string }) {
  const { lgUrl, originalUrl, width, height, alt } = image;
  return (
    <Picture
      {...imageSources(image)}
      className={styles.image}
      sizes={standsWide}
      width={width}
      height={height}
      alt={alt ?? title}
      title={title}
      largeUrl={lgUrl}
      footer={
        <ButtonAnchor href={originalUrl} target="_blank" rel="noreferrer">
          <FormattedMessage id="modules.image.original" />
        </ButtonAnchor>
      }
    />
  );
}

/** The images of a module, whole and in their order, row by row of one height; nothing where it has none. */
export function ModuleImages({ module: { name, images } }: { module: OpenedModule }) {
  const intl = useIntl();
  if (images.length === 0) return null;
  const title = (number: number) => intl.formatMessage({ id: 'modules.material.imageOf' }, { name, number });
  return (
    <ul className={styles.images} aria-label={intl.formatMessage({ id: 'modules.material.images' })}>
      {images.map((image, index) => (
        <li key={image.id} style={{ '--ratio': image.width / image.height } as CSSProperties}>
          <ModuleImage image={image} title={title(index + 1)} />
        </li>
      ))}
    </ul>
  );
}
