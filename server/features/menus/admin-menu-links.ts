import type { EntityManager } from 'typeorm';
import { resourceService } from '#server/features/editing/resources';
import type { Change } from '#server/features/editing/resources.types';
import { hold } from '#server/platform/database/database';
import { throwFieldError } from '#server/platform/errors';
import type { ApiClient, Person } from '#server/platform/access/viewer';
import { AdminMenuLink, maxLinks } from './menu-link.entity';

/** Holds the order of both menus, and how many links they have. */
const lockMenus = (manager: EntityManager) => hold(manager, 'menus');

/** Refuses one link more than a menu has room for, also where two are added at once. */
async function rejectOneMore(
  manager: EntityManager,
  _editor: Person | ApiClient,
  { values: { location }, before }: Change<AdminMenuLink>,
): Promise<Partial<AdminMenuLink>> {
  if (before) return {};
  await lockMenus(manager);
  if ((await manager.countBy(AdminMenuLink, { location })) >= maxLinks) {
    throwFieldError('location', `A menu has at most ${maxLinks} links.`);
  }
  return {};
}

/** What administrators do with the links of the menus. */
export const adminMenuLinks = resourceService(AdminMenuLink, {
  scopes: { read: null },
  order: 'position',
  cache: 'menus',
  hold: lockMenus,
  before: rejectOneMore,
});
