import { IconArrowLeft, IconArrowRight, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../button';
import styles from './lightbox.module.css';

type Props = { go: (step: number) => void };

/** The buttons for the previous and next image: at the sides on desktops, below the image on phones. */
export function Steps({ go }: Props) {
  const intl = useIntl();
  const [previous, next] = ['pictures.previous', 'pictures.next'].map((id) => intl.formatMessage({ id }));
  return (
    <>
      <p className={`sm dim desk-only ${styles.keys}`}>
        <FormattedMessage
          id="pictures.keys"
          values={{ key: (words) => <kbd key={String(words)}>{words}</kbd> }}
        />
      </p>
      <p className="sm dim phone-only">
        <FormattedMessage id="pictures.swipe" />
      </p>
      <Button className={styles.previous} aria-label={previous} onClick={() => go(-1)}>
        <IconChevronLeft className="desk-only" size={22} stroke={1.9} aria-hidden />
        <IconArrowLeft className="phone-only" size={18} stroke={1.9} aria-hidden />
        <span className="phone-only">
          <FormattedMessage id="pictures.back" />
        </span>
      </Button>
      <Button className={styles.next} aria-label={next} onClick={() => go(1)}>
        <IconChevronRight className="desk-only" size={22} stroke={1.9} aria-hidden />
        <span className="phone-only">
          <FormattedMessage id="pictures.on" />
        </span>
        <IconArrowRight className="phone-only" size={18} stroke={1.9} aria-hidden />
      </Button>
    </>
  );
}
