import { imageSources } from '#client/ui/images/image-sources';
import { Picture } from '#client/ui/images/picture';
import type { VisiblePartFragment } from './part.generated';
import styles from './parts.module.css';

type Props = { part: VisiblePartFragment; onEnlarge: () => void };

/** An image that can be enlarged, with its caption and legend. */
export function Figure({ part: { picture, alt, caption, legend }, onEnlarge }: Props) {
  if (!picture) return null;
  const { width, height } = picture;
  return (
    <figure>
      <Picture
        className={styles.picture}
        {...imageSources(picture)}
        sizes="(min-width: 56.25em) 52rem, 100vw"
        width={width}
        height={height}
        alt={alt ?? ''}
        title={caption ?? alt ?? ''}
        onEnlarge={onEnlarge}
      />
      {(caption || (legend && legend.length > 0)) && (
        <figcaption>
          {caption}
          {legend && legend.length > 0 && (
            <ol className={styles.legend}>
              {legend.map((text, at) => (
                <li key={at}>
                  <b aria-hidden>{at + 1}</b>
                  {text}
                </li>
              ))}
            </ol>
          )}
        </figcaption>
      )}
    </figure>
  );
}
