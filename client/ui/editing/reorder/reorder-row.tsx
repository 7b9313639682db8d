import { useSortable } from '@dnd-kit/sortable';
import { IconGripVertical } from '@tabler/icons-react';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useIntl } from 'react-intl';
import { MoveButtons } from '../move-buttons';
import styles from './reorder-list.module.css';

type Props = {
  id: string;
  name: string;
  hintId: string;
  /** The position, starting at 1. */
  position: number;
  total: number;
  /** The current index while items are moved. */
  order: number;
  lifted: boolean;
  handle: Pick<HTMLAttributes<HTMLButtonElement>, 'onKeyDown' | 'onBlur'> & { ref: Ref<HTMLButtonElement> };
  onMove: (to: number) => Promise<unknown> | void;
  children: ReactNode;
};

/** A row with its handle and its move buttons. */
export function ReorderRow(props: Props) {
  const { id, name, hintId, position, total, order, lifted, handle, onMove, children } = props;
  const intl = useIntl();
  const { listeners, setNodeRef, transform, transition } = useSortable({ id });
  const place = transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined;
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-lifted={lifted || undefined}
      style={{ order, transform: place, transition }}
    >
      <button
        {...listeners}
        {...handle}
        type="button"
        className={styles.handle}
        aria-label={intl.formatMessage({ id: 'admin.reorder.handle' }, { name })}
        aria-describedby={hintId}
        aria-pressed={lifted}
      >
        <IconGripVertical size={20} stroke={1.9} aria-hidden />
      </button>
      <div className={styles.content}>{children}</div>
      <MoveButtons position={position} total={total} onMove={onMove} />
    </li>
  );
}
