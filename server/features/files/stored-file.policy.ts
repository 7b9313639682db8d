import { AppError } from '#server/platform/errors';
import { requireAdmin, requireAdminOr, requireScope } from '#server/platform/access/policy';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';

/** The uses of a file, which decide about access to it. */
export interface FileUse {
  /** Null if no person uploaded it. */
  uploadedBy: string | null;
  /** True for the archive of a data export. */
  isOwnData: boolean;
  isImport: boolean;
  /** True for a download, captions or a file of an article. */
  isContent: boolean;
  /** True if it was uploaded or released less than a day ago. */
  isNew: boolean;
}

/** Administrators can open files, and API clients that can read results or run imports. */
export function assertCanOpenFiles(viewer: Viewer): Person | ApiClient {
  if (viewer.kind === 'client' && viewer.scopes.includes('run_imports')) return viewer;
  return requireAdminOr('read_results', viewer);
}

/**
 * Access to a file depends on its use. A file without a use belongs to its uploader, and data exports are available
 * only to their person at another address. Throws NOT_FOUND if the viewer may not know of it.
 */
export function assertCanOpenFile(viewer: Person | ApiClient, use: FileUse): void {
  if (use.isOwnData) throw new AppError('NOT_FOUND');
  if (use.isContent || use.isImport) {
    if (viewer.kind === 'client') requireScope(viewer, use.isContent ? 'read_results' : 'run_imports');
    return;
  }
  if (!use.isNew || requireAdmin(viewer).profileId !== use.uploadedBy) throw new AppError('NOT_FOUND');
}
