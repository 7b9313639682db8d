import type { EntityManager } from 'typeorm';
import { editedThings } from '#server/features/editing/things';
import type { Change } from '#server/features/editing/things.types';
import { hold } from '#server/platform/database';
import { refuseField } from '#server/platform/errors';
import type { ApiClient, Person } from '#server/platform/viewer';
import { AdminMenuLink, mostLinks } from './menu-link.entity';

/** Holds the order of both menus, and how many links they have. */
const holdMenus = (manager: EntityManager) => hold(manager, 'menus');

/** Refuses one link more than a menu has room for, also where two are added at once. */
async function refuseOneMore(
  manager: EntityManager,
  _editor: Person | ApiClient,
  { values: { location }, before }: Change<AdminMenuLink>,
): Promise<Partial<AdminMenuLink>> {
  if (before) return {};
  await holdMenus(manager);
  if ((await manager.countBy(AdminMenuLink, { location })) >= mostLinks) {
    refuseField('location', `A menu has at most ${mostLinks} links.`);
  }
  return {};
}

/** What administrators do with the links of the menus. */
export const adminMenuLinks = editedThings(AdminMenuLink, {
  scopes: { read: null },
  order: 'position',
  cache: 'menus',
  hold: holdMenus,
  before: refuseOneMore,
});
