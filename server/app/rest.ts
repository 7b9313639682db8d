import type { FastifyInstance } from 'fastify';
import { identityRoutes } from '#server/features/identity/identity.rest';
import { menuRoutes } from '#server/features/menus/menu.rest';
import { pointsRoutes } from '#server/features/points/points.rest';
import { profileRoutes } from '#server/features/profile/profile.rest';
import { programRoutes } from '#server/features/programs/program.rest';
import { settingsRoutes } from '#server/features/settings/settings.rest';
import { requireOpenRoute } from './maintenance';

/** The REST shims of every room. */
export function portalRoutes(app: FastifyInstance): void {
  app.addHook('preHandler', requireOpenRoute);
  settingsRoutes(app);
  profileRoutes(app);
  identityRoutes(app);
  pointsRoutes(app);
  programRoutes(app);
  menuRoutes(app);
}
