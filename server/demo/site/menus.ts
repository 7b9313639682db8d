import type { EntityManager } from 'typeorm';
import { readContent } from '../reading/read-content';
import { list, localized, object, text } from '../reading/shapes';

const links = list(object({ href: text, label: localized }));

/** Returns the links of each menu, in their order. */
export const readDemoMenus = () => readContent('menus.yaml', object({ mainMenu: links, footerMenu: links }));

/** Adds the links of the menus. */
export async function loadDemoMenus(manager: EntityManager): Promise<void> {
  const menus = Object.entries(readDemoMenus());
  const rows = menus.flatMap(([location, items]) => items.map((link) => ({ location, ...link })));
  for (const [position, { location, label, href }] of rows.entries()) {
    await manager.query('insert into menu_link (location, position, label, href) values ($1, $2, $3, $4)', [
      location,
      position,
      JSON.stringify(label),
      href,
    ]);
  }
}
