import { Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShellProfileQuery } from '#client/features/profile/public';
import { hasShortcutKeys, isInDialog, isWriting } from '#client/ui/keys';
import type { RailGroup, RailLink } from './rail';

type Opened = { opened: boolean; onClose: () => void };

/** A page, or a part of one, that the palette leads to by its name. */
export type JumpPage = RailLink & { aboutId?: string };

/** What the keys open, loaded when it first is. */
export type Jump = {
  Palette: ComponentType<Opened & { pages: readonly JumpPage[]; profileId: string }>;
  Keys: ComponentType<Opened>;
  /** What it leads to beside the pages of the rail. */
  places: readonly JumpPage[];
};

type Asked = 'palette' | 'keys';

/** What a key asks for; nothing in a dialog, nor a single letter where something is written. */
export function askedBy(event: KeyboardEvent): Asked | 'search' | null {
  if (event.defaultPrevented || event.altKey || event.isComposing || isInDialog()) return null;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k' ? 'palette' : null;
  if (isWriting(event.target) || !hasShortcutKeys()) return null;
  if (event.key === '?') return 'keys';
  return event.key === '/' ? 'search' : null;
}

/** Where a letter leads that follows a G. */
const places: Record<string, string> = {
  o: '/admin',
  p: '/admin/people',
  m: '/admin/modules',
  a: '/admin/audit',
  s: '/admin/settings',
};

/** How long after a G its letter counts. */
const togetherMs = 1500;

/** Leads to a page by two letters, of which the first is a G. */
function usePlaceKeys(): void {
  const navigate = useNavigate();
  const began = useRef(-Infinity);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, timeStamp, target } = event;
      const since = timeStamp - began.current;
      began.current = -Infinity;
      const isOther = event.defaultPrevented || ctrlKey || metaKey || altKey || isInDialog();
      if (isOther || isWriting(target) || !hasShortcutKeys()) return;
      if (since < togetherMs && places[key]) {
        event.preventDefault();
        // Nothing else makes anything of the letter.
        event.stopImmediatePropagation();
        void navigate(places[key]);
      } else if (key === 'g') began.current = timeStamp;
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [navigate]);
}

/** Goes to the search field of the page, if it has one. */
const toSearch = (): void => document.querySelector<HTMLElement>('main input[type="search"]')?.focus();

const none = { opening: 0, asked: 'palette' } as const;
const next =
  (asked: Asked) =>
  ({ opening }: { opening: number }) => ({ opening: opening + 1, asked });

/** The palette and the list of keys, by their keys and by what `open` is given to. */
export function useJump(groups: readonly RailGroup[], { Palette, Keys, places }: Jump) {
  const { profile } = useShellProfileQuery();
  // Each opening is one of its own: nothing typed before is left in it.
  const [{ opening, asked }, setRequested] = useState<{ opening: number; asked: Asked }>(none);
  const [opened, setOpened] = useState(false);
  usePlaceKeys();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const by = askedBy(event);
      if (by === null) return;
      event.preventDefault();
      if (by === 'search') return toSearch();
      setRequested(next(by));
      setOpened(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const open = (which: Asked) => {
    setRequested(next(which));
    setOpened(true);
  };
  const props = { key: opening, opened, onClose: () => setOpened(false) };
  const { key, ...dialog } = props;
  const pages = [...groups.flatMap(({ links }) => links), ...places];
  return {
    openPalette: () => open('palette'),
    openKeys: () => open('keys'),
    dialogs: opening > 0 && profile && (
      <Suspense>
        {asked === 'palette' && <Palette key={key} {...dialog} pages={pages} profileId={profile.id} />}
        {asked === 'keys' && <Keys key={key} {...dialog} />}
      </Suspense>
    ),
  };
}
