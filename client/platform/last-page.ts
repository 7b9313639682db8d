import { createModuleState } from './module-state';

const last = createModuleState<string | null>(() => null);
const shown = createModuleState<string | null>(() => null);

/** Notes the page that is shown; gives nothing. */
export function notePage(path: string): void {
  if (path === shown.value) return;
  last.value = shown.value;
  shown.value = path;
}

/** The path of the page before the one that is shown; null where this is the first. */
export const pageBefore = (): string | null => last.value;
