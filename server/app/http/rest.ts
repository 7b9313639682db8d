import type { FastifyInstance, FastifyRequest } from 'fastify';
import { identityRoutes } from '#server/features/identity/identity.rest';
import { menuRoutes } from '#server/features/menus/menu.rest';
import { archiveRoutes } from '#server/features/training/downloads/archive/archive.rest';
import { downloadRoutes } from '#server/features/training/downloads/download.rest';
import { storedFileRoutes } from '#server/features/files/stored-file.rest';
import { peopleRoutes } from '#server/features/people/people.rest';
import { teamResultsRoutes } from '#server/features/people/team/team-results.rest';
import { pointsRoutes } from '#server/features/points/points.rest';
import { proPeopleRoutes } from '#server/features/profile/pro/pro-people.rest';
import { profileRoutes } from '#server/features/profile/profile.rest';
import { orderRoutes } from '#server/features/rewards/orders/orders.rest';
import { programRoutes } from '#server/features/programs/program.rest';
import { settingsRoutes } from '#server/features/settings/settings.rest';
import { certificateRoutes } from '#server/features/attempts/certificates/certificate.rest';
import { articleFileRoutes } from '#server/features/content/articles/files/article-files.rest';
import { resultsRoutes } from '#server/features/attempts/results/results.rest';
import { questionExportRoutes } from '#server/features/authoring/export/export.rest';
import { bulkRoutes } from '#server/features/editing/bulk/bulk.rest';
import { listedRowsRoute } from '#server/features/editing/rows/listed-rows';
import { csvRoutes } from '#server/features/editing/csv/csv.rest';
import { importRoutes } from '#server/features/imports/imports.rest';
import { questionImportRoutes } from '#server/features/authoring/import/question-import.rest';
import { newsletterRoutes } from '#server/features/content/newsletter/leave.rest';
import { surveyResultsRoutes } from '#server/features/content/surveys/results/survey-results.rest';
import { backgroundJobRoutes } from '#server/features/jobs/background-jobs.rest';
import { sentMailRoutes } from '#server/features/jobs/mailbox/sent-mail.rest';
import { dataRequestRoutes } from '#server/features/privacy/data-requests.rest';
import { ownDataRoutes } from '#server/features/privacy/own-data/own-data.rest';
import { auditLogRoutes } from '#server/features/history/audit-log.rest';
import { personHistoryRoutes } from '#server/features/history/person-history.rest';
import { dashboardRoutes } from '#server/features/dashboard/dashboard.rest';
import { encoderRoutes } from '#server/features/uploads/assemblies/encoder.routes';
import { notificationRoutes } from '#server/features/uploads/hosted/notification.routes';
import { xliffRoutes } from '#server/features/translations/xliff/xliff.rest';
import { changeRoutes } from '#server/platform/http/change-routes';
import type { Pace } from '#server/platform/limits/pace';
import { saveKeyOfRoute } from '#server/platform/saves/save-key';
import { plainJson } from '#server/platform/text/plain-text';
import { describedResources } from '../described-resources';
import { listedRows } from './listed-rows';
import { portalSchema } from '../schema/schema';
import { requireOpenRoute } from './open-portal';
import { requireRouteScope } from './route-scopes';
import { routesWhileImpersonating } from '../impersonation-gate';

/** Normalizes texts in JSON bodies and in the query. Other bodies stay unchanged. */
async function plainRequest(request: FastifyRequest): Promise<void> {
  request.body = plainJson(request.body);
  request.query = plainJson({ ...(request.query as object) });
}

/** Registers the REST routes of every feature. `upload` is the minimum upload rate. */
export function portalRoutes(app: FastifyInstance, publicUrl: string, upload: Pace): void {
  app.addHook('preHandler', requireRouteScope);
  app.addHook('preHandler', requireOpenRoute);
  app.addHook('preHandler', routesWhileImpersonating);
  app.addHook('preHandler', plainRequest);
  app.addHook('preHandler', saveKeyOfRoute);
  changeRoutes(app, ['settings', 'menus']);
  settingsRoutes(app);
  profileRoutes(app);
  identityRoutes(app);
  pointsRoutes(app);
  programRoutes(app);
  menuRoutes(app);
  certificateRoutes(app, publicUrl);
  downloadRoutes(app);
  archiveRoutes(app);
  storedFileRoutes(app);
  questionExportRoutes(app);
  surveyResultsRoutes(app);
  articleFileRoutes(app);
  newsletterRoutes(app);
  ownDataRoutes(app);
  void app.register(async (scope) => {
    csvRoutes(scope, await portalSchema(), describedResources);
    bulkRoutes(scope, await portalSchema());
    for (const rows of listedRows) listedRowsRoute(scope, await portalSchema(), rows);
    peopleRoutes(scope, await portalSchema());
    teamResultsRoutes(scope, await portalSchema());
    orderRoutes(scope, await portalSchema());
    resultsRoutes(scope, await portalSchema());
    auditLogRoutes(scope, await portalSchema());
    personHistoryRoutes(scope, await portalSchema());
    dashboardRoutes(scope, await portalSchema());
    await xliffRoutes(scope, await portalSchema());
  });
  void app.register(questionImportRoutes);
  void app.register(async (scope) => importRoutes(scope, await portalSchema()));
  void app.register(async (scope) => proPeopleRoutes(scope, await portalSchema()));
  void app.register(async (scope) => dataRequestRoutes(scope, await portalSchema()));
  void app.register(async (scope) => sentMailRoutes(scope, await portalSchema()));
  void app.register(async (scope) => backgroundJobRoutes(scope, await portalSchema()));
  void app.register((scope) => encoderRoutes(scope, upload));
  void app.register(notificationRoutes);
}
