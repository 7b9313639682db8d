import { ButtonAnchor, ButtonLink } from '#client/ui/button';
import { RichText } from '#client/ui/rich-text';
import type { BlockProps } from './block-props';
import styles from './feature-card.module.css';

/** The block with an image, a text and a link. */
export function FeatureCard({ block }: BlockProps) {
  const { id, title, text, linkLabel, href, picture, pictureAlt } = block;
  return (
    <section className={styles.card} aria-labelledby={`block-${id}`}>
      {picture && (
        <img
          src={picture.lgUrl}
          width={picture.width}
          height={picture.height}
          alt={pictureAlt ?? ''}
          loading="lazy"
          decoding="async"
        />
      )}
      <div className={styles.body}>
        <h2 id={`block-${id}`}>{title}</h2>
        {text && <RichText html={text} />}
        {href &&
          (href.startsWith('/') ? (
            <ButtonLink variant="strong" to={href}>
              {linkLabel}
            </ButtonLink>
          ) : (
            <ButtonAnchor variant="strong" href={href}>
              {linkLabel}
            </ButtonAnchor>
          ))}
      </div>
    </section>
  );
}
