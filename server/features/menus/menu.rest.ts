import type { FastifyInstance } from 'fastify';
import { menusFor } from './menu.service';
import type { Menu } from './menu.types';

const plain = ({ location, links }: Menu) => ({
  type: location,
  links: links.map(({ id, labelTranslations, href, newTab }) => ({
    _id: id,
    label: labelTranslations,
    href,
    newTab,
  })),
});

/** GET /api/menus/get: both menus as the caller sees them; public. */
export function menuRoutes(app: FastifyInstance): void {
  app.get('/api/menus/get', async (request) => {
    const { mainMenu, footerMenu } = await menusFor(await request.viewer());
    return { success: true, data: { mainMenu: plain(mainMenu), footerMenu: plain(footerMenu) } };
  });
}
