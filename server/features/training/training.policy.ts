import type { ModuleGroup } from '#server/features/modules/module.enums';
import type { Bucket } from '#server/features/programs/program.policy';
import { AppError } from '#server/platform/errors';
import { requirePerson, requireReader } from '#server/platform/access/policy';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';
import { groupOf, isOpenable, type OpenableModule, type Visibility } from './access/visibility';

/** Signed-in people and API clients can read modules. */
export const assertCanReadModules = (viewer: Viewer): Person | ApiClient => requireReader(viewer);

/** Only people can view modules. */
export const assertCanViewModule = (viewer: Viewer): Person => requirePerson(viewer);

/**
 * Throws if a module isn't visible: PROGRAM_ENTRY_REQUIRED with its program if access would show it, NOT_FOUND
 * otherwise.
 */
export function requireVisible(visibility: Visibility, group: ModuleGroup | null): void {
  if (visibility === 'entry_required') {
    const bucket: Bucket = group === groupOf('distributor') ? 'distributor' : 'retailer';
    throw new AppError('PROGRAM_ENTRY_REQUIRED', undefined, { bucket });
  }
  if (visibility === 'hidden') throw new AppError('NOT_FOUND');
}

/** Throws FORBIDDEN if a person can't open the module, even if it is visible. */
export function requireOpenable(module: OpenableModule, person: Person): void {
  if (person.role === 'admin') return;
  if (!isOpenable(module, person.userType)) throw new AppError('FORBIDDEN');
}
