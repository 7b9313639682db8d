let last: string | null = null;
let shown: string | null = null;

/** Notes the page that is shown; gives nothing. */
export function notePage(path: string): void {
  if (path === shown) return;
  last = shown;
  shown = path;
}

/** The path of the page before the one that is shown; null where this is the first. */
export const pageBefore = (): string | null => last;
