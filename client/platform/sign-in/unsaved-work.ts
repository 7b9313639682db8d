import { createModuleState } from '#client/platform/module-state';

const unsaved = createModuleState(() => new Set<symbol>());
const typedAt = createModuleState<string | null>(() => null);

/** Marks that closing the page now would lose work. Returns a function that removes the mark. */
export function addUnsavedWork(): () => void {
  const work = Symbol('unsaved work');
  unsaved.value.add(work);
  return () => {
    unsaved.value.delete(work);
  };
}

/** Records the page on which the person last typed, except in search fields. Returns a function that stops that. */
export function followTyping(): () => void {
  const typed = ({ target }: Event) => {
    const isSearch = target instanceof Element && target.closest('[type="search"], [role="search"]') !== null;
    if (!isSearch) typedAt.value = window.location.pathname;
  };
  document.addEventListener('input', typed, true);
  return () => document.removeEventListener('input', typed, true);
}

/** Returns true if the current page may hold unsaved work. */
export const hasUnsavedWork = (): boolean =>
  unsaved.value.size > 0 || typedAt.value === window.location.pathname;
