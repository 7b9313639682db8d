import { UnstyledButton } from '@mantine/core';
import { IconMaximize } from '@tabler/icons-react';
import { Suspense, useState, type ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { lazyScreen, useLoadedSoon } from '#client/platform/lazy-loading/lazy-screen';
import styles from './picture.module.css';

const loadLarge = () => import('../dialog/large-picture');
const LargePicture = lazyScreen(loadLarge);

type Props = Omit<ComponentProps<'img'>, 'alt' | 'title' | 'children'> & {
  src: string;
  alt: string;
  /** The title of the dialog with the large image. */
  title: string;
  /** Opens the large image. By default, a dialog of this component does. */
  onEnlarge?: () => void;
};

/** A lazily loaded image that opens large on a click. */
export function Picture({ title, onEnlarge, className, ...image }: Props) {
  const intl = useIntl();
  const [opened, setOpened] = useState<boolean>();
  useLoadedSoon(onEnlarge ? null : loadLarge);
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
      {opened !== undefined && (
        <Suspense>
          <LargePicture opened={opened} onClose={close} title={title} src={image.src} alt={image.alt} />
        </Suspense>
      )}
    </div>
  );
}
