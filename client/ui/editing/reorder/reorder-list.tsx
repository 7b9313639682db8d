import {
  closestCenter,
  DndContext,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { VisuallyHidden } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './reorder-list.module.css';
import { ReorderRow } from './reorder-row';
import { useReorder } from './use-reorder';

type Props<Item> = {
  /** The accessible name of the list. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Headings above the content of the rows. */
  heads?: ReactNode;
  /** Returns the name of an item for announcements. */
  nameOf: (item: Item) => string;
  /** Moves an item to a position, starting at 1. The items must be in the new order when the promise resolves. */
  onMove: (item: Item, to: number) => Promise<unknown> | void;
  children: (item: Item) => ReactNode;
};

// The list announces drags and keyboard moves itself, so the announcements of dnd-kit are off.
const silence = () => undefined;
const announcements = {
  onDragStart: silence,
  onDragOver: silence,
  onDragEnd: silence,
  onDragCancel: silence,
};

/** A list that can be reordered by dragging, with the keyboard or with buttons. */
export default function ReorderList<Item>(props: Props<Item>) {
  const { label, items, heads, keyOf, nameOf, onMove, children } = props;
  const hintId = useId();
  const keys = items.map(keyOf);
  const itemOf = (key: string) => items[keys.indexOf(key)]!;
  const reorder = useReorder({
    keys,
    nameOf: (key) => nameOf(itemOf(key)),
    onMove: (key, place) => onMove(itemOf(key), place + 1),
  });
  const { lifted, visible, said } = reorder;
  // Ignores small movements, so that a click on the handle starts no drag.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const key = String(active.id);
    void reorder.drop(key, keys.indexOf(String((over ?? active).id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }) => reorder.lift(String(active.id))}
      onDragEnd={onDragEnd}
      onDragCancel={({ active }) => reorder.putBack(String(active.id))}
    >
      <p id={hintId} className="sm dim">
        <FormattedMessage id="admin.reorder.keys" />
      </p>
      {heads && (
        <div className={`desk-only ${styles.heads}`} aria-hidden>
          {heads}
        </div>
      )}
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ol className={styles.list} aria-label={label}>
          {items.map((item, index) => {
            const key = keyOf(item);
            return (
              <ReorderRow
                key={key}
                id={key}
                name={nameOf(item)}
                hintId={hintId}
                position={index + 1}
                total={items.length}
                order={visible.indexOf(key)}
                lifted={lifted?.key === key}
                handle={reorder.handleOf(key)}
                onMove={(to) => onMove(item, to)}
              >
                {children(item)}
              </ReorderRow>
            );
          })}
        </ol>
      </SortableContext>
      <VisuallyHidden role="status" aria-live="assertive">
        {said}
      </VisuallyHidden>
    </DndContext>
  );
}
