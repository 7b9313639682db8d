import { isInAudience } from '#server/features/profile/audience/audience';
import { versioned } from '#server/platform/cache/cache';
import type { Viewer } from '#server/platform/access/viewer';
import { selectMenuLinks } from './menu.queries';
import type { Menu, MenuLocation, Menus } from './menu.types';

const currentLinks = versioned('menus', selectMenuLinks);

/** Returns the menus with the links for this viewer; public. */
export async function menusFor(viewer: Viewer): Promise<Menus> {
  const links = (await currentLinks()).filter(({ audience }) => isInAudience(viewer, audience));
  const menu = (location: MenuLocation): Menu => ({
    location,
    links: links.filter((link) => link.location === location),
  });
  return { mainMenu: menu('mainMenu'), footerMenu: menu('footerMenu') };
}
