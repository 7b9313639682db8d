import type { EntityManager } from 'typeorm';
import { resourceService } from '#server/features/editing/resources';
import type { Change } from '#server/features/editing/resources.types';
import { hold } from '#server/platform/database/database';
import { throwFieldError } from '#server/platform/errors';
import type { ApiClient, Person } from '#server/platform/access/viewer';
import { AdminMenuLink, maxLinks } from './menu-link.entity';

/** Locks the order and number of links of both menus. */
const lockMenus = (manager: EntityManager) => hold(manager, 'menus');

/** Rejects a link beyond the maximum of a menu, also if two are added at the same time. */
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

/** Actions of administrators on menu links. */
export const adminMenuLinks = resourceService(AdminMenuLink, {
  scopes: { read: null },
  order: 'position',
  cache: 'menus',
  hold: lockMenus,
  before: rejectOneMore,
});
