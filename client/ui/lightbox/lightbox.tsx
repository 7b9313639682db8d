import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { IconDownload, IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TreadBar, treadBlocks } from '../charts/tread-bar';
import { Button, ButtonAnchor } from '../button';
import { Film } from './film';
import type { LightboxPicture } from './lightbox-picture';
import { Steps } from './steps';
import styles from './lightbox.module.css';

type Props = {
  /** The name of the collection. */
  title: string;
  pictures: readonly LightboxPicture[];
  /** The index of the visible image. */
  place: number;
  opened: boolean;
  onClose: () => void;
  onShow: (place: number) => void;
};

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Changes the image by the arrow keys, unless a modifier key is pressed. */
function useArrows(active: boolean, go: (step: number) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    // With a modifier key, the arrow keys navigate the browser.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (steps[event.key]) go(steps[event.key]!);
  });
  useEffect(() => {
    if (!active) return undefined;
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [active]);
}

type HeadProps = { title: string; originalUrl: string | undefined; onClose: () => void };

function Head({ title, originalUrl, onClose }: HeadProps) {
  const intl = useIntl();
  return (
    <div className={styles.head}>
      <Modal.Title>{title}</Modal.Title>
      {originalUrl !== undefined && (
        <ButtonAnchor
          variant="text"
          square
          href={originalUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={intl.formatMessage({ id: 'pictures.original' })}
        >
          <IconDownload size={22} stroke={1.9} aria-hidden />
        </ButtonAnchor>
      )}
      <Button variant="text" square aria-label={intl.formatMessage({ id: 'ui.close' })} onClick={onClose}>
        <IconX size={22} stroke={1.9} aria-hidden />
      </Button>
    </div>
  );
}

type FootProps = { caption: ReactNode; place: number; total: number; go: (step: number) => void };

function Foot({ caption, place, total, go }: FootProps) {
  return (
    <div className={styles.foot}>
      <div className={styles.caption}>{caption}</div>
      {total > 1 && (
        <div className={styles.where}>
          <TreadBar blocks={treadBlocks(place, total, 1)} size="sm" />
          <p role="status" className="sm">
            <FormattedMessage id="pictures.place" values={{ number: place + 1, total }} />
          </p>
          <Steps go={go} />
        </div>
      )}
    </div>
  );
}

/** A dialog that shows images as large as the window allows, in a loop: by keyboard, buttons and swiping. */
export default function Lightbox({ title, pictures, place, opened, onClose, onShow }: Props) {
  // A dialog that mounts already open wouldn't record where to return the focus.
  const isMounted = useMounted();
  const total = pictures.length;
  const { caption, originalUrl } = pictures[place]!;
  const go = (step: number) => {
    if (total > 1) onShow((place + step + total) % total);
  };
  useArrows(opened, go);
  return (
    <Modal.Root
      opened={opened && isMounted}
      onClose={onClose}
      fullScreen
      transitionProps={{ transition: 'fade', duration: 500, timingFunction: 'var(--ease)' }}
      classNames={{ inner: styles.inner!, content: `rubber ${styles.box}`, title: styles.title! }}
    >
      <Modal.Content>
        <Head title={title} originalUrl={originalUrl} onClose={onClose} />
        <Film pictures={pictures} place={place} go={go} />
        <Foot caption={caption} place={place} total={total} go={go} />
      </Modal.Content>
    </Modal.Root>
  );
}
