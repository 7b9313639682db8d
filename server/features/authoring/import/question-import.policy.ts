import { readsEverything, requireAdminOr } from '#server/platform/access/policy';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';

/**
 * Returns the viewer if they are an administrator, or an API client with `run_imports`; throws an error
 * otherwise.
 */
export const assertCanImport = (viewer: Viewer): Person | ApiClient => requireAdminOr('run_imports', viewer);

/** Returns true if the viewer can read imports: administrators and API clients. */
export const seesImports = (viewer: Viewer): boolean => readsEverything(viewer);
