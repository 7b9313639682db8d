import { createModuleState } from './module-state';

const last = createModuleState<string | null>(() => null);
const visible = createModuleState<string | null>(() => null);

/** Records the path of the current page. */
export function notePage(path: string): void {
  if (path === visible.value) return;
  last.value = visible.value;
  visible.value = path;
}

/** Returns the path of the previous page, or null if this is the first. */
export const pageBefore = (): string | null => last.value;
