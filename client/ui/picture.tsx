import { UnstyledButton } from '@mantine/core';
import { IconMaximize } from '@tabler/icons-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Dialog } from './dialog';
import styles from './picture.module.css';

type LargeProps = {
  opened: boolean;
  onClose: () => void;
  title: string;
  src: string;
  alt: string;
  /** Below the picture. */
  footer?: ReactNode;
  /** Over the picture, which then has the same room whatever its shape; what lies at its sides, for example. */
  over?: ReactNode;
};

/** A dialog that shows a picture as large as the window allows. */
export function LargePicture({ opened, onClose, title, src, alt, footer, over }: LargeProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={<span aria-live="polite">{title}</span>}
      size="xl"
      footer={footer}
    >
      <div className={styles.stage} data-still={over ? true : undefined}>
        <img className={styles.large} src={src} alt={alt} />
        {over}
      </div>
    </Dialog>
  );
}

type Props = Omit<ComponentProps<'img'>, 'alt' | 'title' | 'children'> & {
  src: string;
  alt: string;
  /** Names the picture where it is shown large. */
  title: string;
  /** Shows it large, where the page does that; otherwise a dialog of its own does. */
  onEnlarge?: () => void;
};

/** A picture that is fetched once it comes near the window, and opens large on a click. */
export function Picture({ title, onEnlarge, className, ...image }: Props) {
  const intl = useIntl();
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <div className={styles.picture}>
      <img {...image} className={className} loading="lazy" decoding="async" />
      <UnstyledButton
        className={styles.enlarge}
        aria-haspopup="dialog"
        aria-label={intl.formatMessage({ id: 'ui.enlarge' }, { picture: title })}
        onClick={onEnlarge ?? (() => setOpened(true))}
      >
        <span className={styles.mark}>
          <IconMaximize size={20} stroke={1.9} aria-hidden />
        </span>
      </UnstyledButton>
      {!onEnlarge && (
        <LargePicture opened={opened} onClose={close} title={title} src={image.src} alt={image.alt} />
      )}
    </div>
  );
}
