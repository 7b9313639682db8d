import { useRef, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { movedTo, placeAfter } from './order';

/** An item that is being moved: its index, and whether it is still lifted. */
type Lifted = { key: string; place: number; held: boolean };

type Parts = {
  keys: readonly string[];
  nameOf: (key: string) => string;
  /** Moves an item to an index. The keys must be in the new order when the promise resolves. */
  onMove: (key: string, place: number) => Promise<unknown> | void;
};

/** Manages the lifted item, the temporary order and the announcements. */
export function useReorder({ keys, nameOf, onMove }: Parts) {
  const intl = useIntl();
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [said, setSaid] = useState('');
  const handles = useRef(new Map<string, HTMLButtonElement>());

  const say = (id: string, key: string, place: number) => {
    const position = { position: place + 1, from: keys.indexOf(key) + 1 };
    setSaid(intl.formatMessage({ id }, { name: nameOf(key), total: keys.length, ...position }));
  };
  const lift = (key: string) => {
    const place = keys.indexOf(key);
    setLifted({ key, place, held: true });
    say('admin.reorder.lifted', key, place);
  };
  const moveTo = (key: string, place: number) => {
    setLifted({ key, place, held: true });
    say('admin.reorder.moved', key, place);
  };
  const putBack = (key: string) => {
    setLifted(null);
    say('admin.reorder.putBack', key, keys.indexOf(key));
  };
  const drop = async (key: string, place: number) => {
    if (place === keys.indexOf(key)) return putBack(key);
    // The item stays at its new index while the move is saved.
    setLifted({ key, place, held: false });
    say('admin.reorder.dropped', key, place);
    try {
      await onMove(key, place);
    } finally {
      setLifted(null);
      // Moving the element in the document loses the focus.
      requestAnimationFrame(() => handles.current.get(key)?.focus());
    }
  };
  const onKeyDown = (key: string) => (event: KeyboardEvent) => {
    const held = lifted?.held && lifted.key === key ? lifted : null;
    const place = held ? placeAfter(event.key, held.place, keys.length) : undefined;
    const isDrop = held && (event.key === ' ' || event.key === 'Enter');
    if (!held && event.key === ' ') lift(key);
    else if (isDrop) void drop(key, held.place);
    else if (held && event.key === 'Escape') putBack(key);
    else if (place !== undefined) moveTo(key, place);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    lifted,
    /** The keys in their temporary order. */
    visible: lifted ? movedTo(keys, lifted.key, lifted.place) : keys,
    said,
    lift,
    moveTo,
    putBack,
    drop,
    handleOf: (key: string) => ({
      ref: (handle: HTMLButtonElement | null) => {
        if (handle) handles.current.set(key, handle);
        else handles.current.delete(key);
      },
      onKeyDown: onKeyDown(key),
      onBlur: () => {
        if (lifted?.held && lifted.key === key) putBack(key);
      },
    }),
  };
}
