import { useRef, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { movedTo, placeAfter } from './order';

/** What is out of its place: where it would stand, from 0, and whether it is still held. */
type Lifted = { key: string; place: number; held: boolean };

type Parts = {
  keys: readonly string[];
  nameOf: (key: string) => string;
  /** Puts something in its new place, from 0; the rows come in the new order once that is done. */
  onMove: (key: string, place: number) => Promise<unknown> | void;
};

/** What is lifted and where it would stand, with what is said of it. */
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
    // It stays where it was put while that is being saved.
    setLifted({ key, place, held: false });
    say('admin.reorder.dropped', key, place);
    try {
      await onMove(key, place);
    } finally {
      setLifted(null);
      // The row was put elsewhere, which takes the focus away.
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
    /** The keys as they would stand. */
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
