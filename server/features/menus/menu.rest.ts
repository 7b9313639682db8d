import type { FastifyInstance } from 'fastify';
import { sendPublic } from '#server/platform/http/public-read';
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

/** Registers GET /api/menus/get, which returns both menus for the caller; public. */
export function menuRoutes(app: FastifyInstance): void {
  app.get('/api/menus/get', { config: { programs: 'all' } }, async (request, reply) => {
    const { mainMenu, footerMenu } = await menusFor(await request.viewer());
    const data = { mainMenu: plain(mainMenu), footerMenu: plain(footerMenu) };
    void reply.type('application/json; charset=utf-8').header('vary', 'authorization');
    return sendPublic(request, reply, JSON.stringify({ success: true, data }));
  });
}
