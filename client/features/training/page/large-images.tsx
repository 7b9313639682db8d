import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ShownImageFragment } from './module-images.generated';
import { Button, ButtonAnchor } from '#client/ui/button';
import LargePicture from '#client/ui/dialog/large-picture';
import styles from './module-images.module.css';

type Props = {
  images: readonly ShownImageFragment[];
  /** Place of the one that is shown, from 0. */
  place: number;
  titleOf: (place: number) => string;
  opened: boolean;
  onClose: () => void;
  onShow: (place: number) => void;
};

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** The images of a module large, one after the other, round and round. */
export default function LargeImages({ images, place, titleOf, opened, onClose, onShow }: Props) {
  const intl = useIntl();
  const { lgUrl, originalUrl, alt } = images[place]!;
  const many = images.length > 1;
  const go = (step: number) => onShow((place + step + images.length) % images.length);
  const press = useEffectEvent(({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    // With one of these the keys go through the pages of the browser.
    if (altKey || ctrlKey || metaKey) return;
    if (many && steps[key]) go(steps[key]);
  });
  useEffect(() => {
    if (!opened) return undefined;
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [opened]);
  const step = (id: string, by: number, Icon: typeof IconChevronLeft) => (
    <Button type="button" square aria-label={intl.formatMessage({ id })} onClick={() => go(by)}>
      <Icon size={20} stroke={1.9} aria-hidden />
    </Button>
  );
  return (
    <LargePicture
      opened={opened}
      onClose={onClose}
      title={titleOf(place)}
      src={lgUrl}
      alt={alt ?? titleOf(place)}
      over={
        many && (
          <div className={styles.steps}>
            {step('modules.image.previous', -1, IconChevronLeft)}
            {step('modules.image.next', 1, IconChevronRight)}
          </div>
        )
      }
      footer={
        <ButtonAnchor href={originalUrl} target="_blank" rel="noreferrer">
          <FormattedMessage id="modules.image.original" />
        </ButtonAnchor>
      }
    />
  );
}
