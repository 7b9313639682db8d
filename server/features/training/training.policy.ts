import type { ModuleGroup } from '#server/features/modules/module.enums';
import type { Bucket } from '#server/features/programs/program.policy';
import { AppError } from '#server/platform/errors';
import { requirePerson, requireReader } from '#server/platform/access/policy';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';
import { groupOf, isOpenable, type OpenableModule, type Visibility } from './access/visibility';

/** Everybody who is signed in reads modules, and API clients do. */
export const assertCanReadModules = (viewer: Viewer): Person | ApiClient => requireReader(viewer);

/** Only people view modules. */
export const assertCanViewModule = (viewer: Viewer): Person => requirePerson(viewer);

/** Refuses a module that somebody does not see: with the program that would show it to somebody who enters, as absent otherwise. */
export function requireVisible(visibility: Visibility, group: ModuleGroup | null): void {
  if (visibility === 'entry_required') {
    const bucket: Bucket = group === groupOf('distributor') ? 'distributor' : 'retailer';
    throw new AppError('PROGRAM_ENTRY_REQUIRED', undefined, { bucket });
  }
  if (visibility === 'hidden') throw new AppError('NOT_FOUND');
}

/** Refuses a person who may not open the module, however visible it is. */
export function requireOpenable(module: OpenableModule, person: Person): void {
  if (person.role === 'admin') return;
  if (!isOpenable(module, person.userType)) throw new AppError('FORBIDDEN');
}
