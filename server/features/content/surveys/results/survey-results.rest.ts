import type { FastifyInstance } from 'fastify';
import '#server/platform/http/request';
import { fileRoutes } from '#server/features/editing/csv/file-routes';
import { surveyResponses } from './survey-results.service';

/** Registers GET /api/surveys/:id/results.csv and .xlsx, with a row for each response, without its person. */
export function surveyResultsRoutes(app: FastifyInstance): void {
  fileRoutes(app, '/api/surveys/:id/results', 'read_results', async (request) => {
    const { id } = request.params as { id: string };
    const viewer = await request.viewer();
    const spend = (requests: number) => request.spend(requests);
    return { name: 'survey-results', read: () => surveyResponses(viewer, id, spend) };
  });
}
