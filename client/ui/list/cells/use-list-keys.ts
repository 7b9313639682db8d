import { useEffect, type RefObject } from 'react';
import { hasShortcutKeys, isInDialog, isWriting } from '#client/ui/shortcuts/keys';

/** Opens the next or previous view. Returns false if there is none. */
function showView(list: HTMLElement, step: 1 | -1): boolean {
  const views = [...list.querySelectorAll<HTMLElement>('nav a')];
  const view = views[views.findIndex((each) => each.hasAttribute('aria-current')) + step];
  view?.click();
  return view !== undefined;
}

/** Opens the menu of filters. Returns false if there is none. */
function addFilter(list: HTMLElement): boolean {
  const button = list.querySelector<HTMLElement>('[data-add-filter] button');
  button?.focus();
  button?.click();
  return button !== null;
}

const actions: Record<string, (list: HTMLElement) => boolean> = {
  f: addFilter,
  ']': (list) => showView(list, 1),
  '[': (list) => showView(list, -1),
};

/** Registers the keys above a list: F adds a filter, and brackets switch between views. */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // On some keyboards, brackets need AltGr, which is reported as Ctrl and Alt.
      const isOther = (event.ctrlKey && !event.altKey) || event.metaKey || event.isComposing;
      if (!list.current || event.defaultPrevented || isOther || !hasShortcutKeys()) return;
      if (isInDialog() || isWriting(event.target)) return;
      if (event.target instanceof Element && event.target.closest('[data-cell-editor]')) return;
      if (actions[event.key]?.(list.current)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [list]);
}
