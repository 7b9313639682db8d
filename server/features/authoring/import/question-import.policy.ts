import { readsEverything, requireReader } from '#server/platform/policy';
import { AppError } from '#server/platform/errors';
import type { ApiClient, Person, Viewer } from '#server/platform/viewer';

/** Administrators import questions, and API clients that may write. */
export function mayImport(viewer: Viewer): Person | ApiClient {
  const caller = requireReader(viewer);
  if (caller.kind === 'client' ? caller.role === 'writer' : caller.role === 'admin') return caller;
  throw new AppError('FORBIDDEN');
}

/** Administrators and API clients read imports. */
export const seesImports = (viewer: Viewer): boolean => readsEverything(viewer);
