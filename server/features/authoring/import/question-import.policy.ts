import { readsEverything, requireAdminOr } from '#server/platform/access/policy';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';

/** Administrators import questions, and API clients that may. */
export const assertCanImport = (viewer: Viewer): Person | ApiClient => requireAdminOr('run_imports', viewer);

/** Administrators and API clients read imports. */
export const seesImports = (viewer: Viewer): boolean => readsEverything(viewer);
