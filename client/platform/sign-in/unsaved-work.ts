import { createModuleState } from '#client/platform/module-state';

const unsaved = createModuleState(() => new Set<symbol>());
const typedAt = createModuleState<string | null>(() => null);

/** Notes that something would be lost if the page closed now; returns the end of it. */
export function addUnsavedWork(): () => void {
  const work = Symbol('unsaved work');
  unsaved.value.add(work);
  return () => {
    unsaved.value.delete(work);
  };
}

/** Notes on which page the person typed last, except in search boxes. Returns the end of listening. */
export function followTyping(): () => void {
  const typed = ({ target }: Event) => {
    const isSearch = target instanceof Element && target.closest('[type="search"], [role="search"]') !== null;
    if (!isSearch) typedAt.value = window.location.pathname;
  };
  document.addEventListener('input', typed, true);
  return () => document.removeEventListener('input', typed, true);
}

/** Tells whether the page that is open holds something that may not be saved yet. */
export const hasUnsavedWork = (): boolean =>
  unsaved.value.size > 0 || typedAt.value === window.location.pathname;
