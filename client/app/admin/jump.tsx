import { Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShellProfileQuery } from '#client/features/profile/index';
import { hasShortcutKeys, isInDialog, isWriting } from '#client/ui/shortcuts/keys';
import type { RailGroup, RailLink } from './rail';

type Opened = { opened: boolean; onClose: () => void };

/** A page, or a section of a page, that the command palette offers by name. */
export type JumpPage = RailLink & { aboutId?: string };

/** The dialogs that keyboard shortcuts open. Their code loads on first use. */
export type Jump = {
  Palette: ComponentType<Opened & { pages: readonly JumpPage[]; profileId: string }>;
  Keys: ComponentType<Opened>;
  /** Targets of the palette in addition to the pages of the sidebar. */
  places: readonly JumpPage[];
};

type OpenDialog = 'palette' | 'keys';

/**
 * Returns what a key press opens, or null if it has no effect. Shortcuts are ignored inside dialogs, and single-letter
 * shortcuts also in text fields.
 */
export function dialogOf(event: KeyboardEvent): OpenDialog | 'search' | null {
  if (event.defaultPrevented || event.altKey || event.isComposing || isInDialog()) return null;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k' ? 'palette' : null;
  if (isWriting(event.target) || !hasShortcutKeys()) return null;
  if (event.key === '?') return 'keys';
  return event.key === '/' ? 'search' : null;
}

/** The paths opened by pressing G and then this letter. */
const places: Record<string, string> = {
  o: '/admin',
  p: '/admin/people',
  m: '/admin/modules',
  a: '/admin/audit',
  s: '/admin/settings',
};

/** The time in milliseconds within which the second letter must follow the G. */
const togetherMs = 1500;

/** Registers the two-letter shortcuts that begin with G and open a page. */
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
        // Stops other shortcuts of the same letter.
        event.stopImmediatePropagation();
        void navigate(places[key]);
      } else if (key === 'g') began.current = timeStamp;
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [navigate]);
}

/** Moves the focus to the page's search field, if it has one. */
const toSearch = (): void => document.querySelector<HTMLElement>('main input[type="search"]')?.focus();

const none = { opening: 0, openDialog: 'palette' } as const;
const next =
  (openDialog: OpenDialog) =>
  ({ opening }: { opening: number }) => ({ opening: opening + 1, openDialog });

/**
 * Registers the shortcuts of the palette and the shortcut list. Returns callbacks that open them, and the open dialog
 * to render.
 */
export function useJump(groups: readonly RailGroup[], { Palette, Keys, places }: Jump) {
  const { profile } = useShellProfileQuery();
  // A new number for each opening resets the text typed before.
  const [{ opening, openDialog }, setOpenDialog] = useState<{ opening: number; openDialog: OpenDialog }>(
    none,
  );
  const [opened, setOpened] = useState(false);
  usePlaceKeys();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const by = dialogOf(event);
      if (by === null) return;
      event.preventDefault();
      if (by === 'search') return toSearch();
      setOpenDialog(next(by));
      setOpened(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const open = (which: OpenDialog) => {
    setOpenDialog(next(which));
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
        {openDialog === 'palette' && <Palette key={key} {...dialog} pages={pages} profileId={profile.id} />}
        {openDialog === 'keys' && <Keys key={key} {...dialog} />}
      </Suspense>
    ),
  };
}
