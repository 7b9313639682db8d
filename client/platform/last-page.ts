import { createModuleState } from './module-state';

const last = createModuleState<string | null>(() => null);
const visible = createModuleState<string | null>(() => null);

/** Notes the page that is shown; gives nothing. */
export function notePage(path: string): void {
  if (path === visible.value) return;
  last.value = visible.value;
  visible.value = path;
}

/** The path of the page before the one that is shown; null where this is the first. */
export const pageBefore = (): string | null => last.value;
