import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '#client/ui/button';
import styles from './move-buttons.module.css';

type Props = {
  /** The position, starting at 1. */
  position: number;
  total: number;
  onMove: (to: number) => Promise<unknown> | void;
};

/** Two buttons that move an item one step up or down. The clicked button keeps the focus. */
export function MoveButtons({ position, total, onMove }: Props) {
  const intl = useIntl();
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const go = async (to: number) => {
    const [used, other] = to < position ? [up, down] : [down, up];
    await onMove(to);
    // Moving the element in the document loses the focus. At an end of the list, the clicked button is disabled.
    requestAnimationFrame(() => (used.current?.disabled ? other : used).current?.focus());
  };
  return (
    <span className={styles.moves}>
      <Button
        ref={up}
        type="button"
        variant="text"
        size="sm"
        square
        disabled={position <= 1}
        aria-label={intl.formatMessage({ id: 'admin.moveUp' }, { position })}
        onClick={() => void go(position - 1)}
      >
        <IconArrowUp size={16} stroke={1.9} aria-hidden />
      </Button>
      <Button
        ref={down}
        type="button"
        variant="text"
        size="sm"
        square
        disabled={position >= total}
        aria-label={intl.formatMessage({ id: 'admin.moveDown' }, { position })}
        onClick={() => void go(position + 1)}
      >
        <IconArrowDown size={16} stroke={1.9} aria-hidden />
      </Button>
    </span>
  );
}
