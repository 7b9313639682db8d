import { AppError } from '#server/platform/errors';
import { requireAdmin, requireAdminOr, requireScope } from '#server/platform/access/policy';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';

/** What uses a file. */
export interface FileUse {
  /** Null if no person uploaded it. */
  uploadedBy: string | null;
  /** The archive of somebody's own data. */
  isOwnData: boolean;
  isImport: boolean;
  /** A download, captions or a file of an article. */
  isContent: boolean;
  /** Whether it was uploaded or released less than a day ago. */
  isNew: boolean;
}

/** Administrators open files, and API clients that read results or run imports. */
export function assertCanOpenFiles(viewer: Viewer): Person | ApiClient {
  if (viewer.kind === 'client' && viewer.scopes.includes('run_imports')) return viewer;
  return requireAdminOr('read_results', viewer);
}

/**
 * A file follows the rule of what uses it, and one that nothing uses yet is its uploader's. The archive of somebody's
 * own data is opened by that person alone, at another address. NOT_FOUND if the viewer can't know of it.
 */
export function assertCanOpenFile(viewer: Person | ApiClient, use: FileUse): void {
  if (use.isOwnData) throw new AppError('NOT_FOUND');
  if (use.isContent || use.isImport) {
    if (viewer.kind === 'client') requireScope(viewer, use.isContent ? 'read_results' : 'run_imports');
    return;
  }
  if (!use.isNew || requireAdmin(viewer).profileId !== use.uploadedBy) throw new AppError('NOT_FOUND');
}
