import { IconTrash } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { Button } from '#client/ui/button';
import styles from './image-upload.module.css';
import { useRemovalPrompt } from './removal-prompt';

/** The fields of an image that previews use. */
export type Previewed = { smUrl: string; width?: number; height?: number };

type Props<T extends Previewed> = { images: readonly T[]; onRemove: (image: T) => void };

/** The images of a field, each with a remove button that asks for confirmation. */
export function ImagePreviews<T extends Previewed>({ images, onRemove }: Props<T>) {
  const intl = useIntl();
  const { confirmRemoval, prompt } = useRemovalPrompt(onRemove);
  const label = (place: number) =>
    intl.formatMessage({ id: 'uploads.deleteOne' }, { place: place + 1, total: images.length });
  return (
    <>
      <ul className={styles.previews}>
        {images.map((image, place) => (
          <li key={image.smUrl} className={styles.preview}>
            <img
              src={image.smUrl}
              alt={intl.formatMessage({ id: 'uploads.preview' }, { place: place + 1 })}
              width={image.width || undefined}
              height={image.height || undefined}
            />
            <Button type="button" square aria-label={label(place)} onClick={() => confirmRemoval(image)}>
              <IconTrash size={18} stroke={1.9} aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      {prompt}
    </>
  );
}
