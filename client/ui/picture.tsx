import { UnstyledButton } from '@mantine/core';
import { IconMaximize } from '@tabler/icons-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Dialog } from './dialog';
import styles from './picture.module.css';

type Props = Omit<ComponentProps<'img'>, 'alt' | 'title' | 'children'> & {
  src: string;
  alt: string;
  /** Names the picture where it is shown large. */
  title: string;
  /** Address of the picture as it is shown large; `src` where it is left out. */
  largeUrl?: string;
  /** Below the picture where it is shown large. */
  footer?: ReactNode;
};

/** A picture that is fetched once it comes near the window, and opens large on a click. */
export function Picture({ title, largeUrl, footer, className, ...image }: Props) {
  const intl = useIntl();
  const [opened, setOpened] = useState(false);
  return (
    <div className={styles.picture}>
      <img {...image} className={className} loading="lazy" decoding="async" />
      <UnstyledButton
        className={styles.enlarge}
        aria-haspopup="dialog"
        aria-label={intl.formatMessage({ id: 'ui.enlarge' }, { picture: title })}
        onClick={() => setOpened(true)}
      >
        <span className={styles.mark}>
          <IconMaximize size={20} stroke={1.9} aria-hidden />
        </span>
      </UnstyledButton>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={title} size="xl" footer={footer}>
        <div className={styles.stage}>
          <img className={styles.large} src={largeUrl ?? image.src} alt={image.alt} />
        </div>
      </Dialog>
    </div>
  );
}
