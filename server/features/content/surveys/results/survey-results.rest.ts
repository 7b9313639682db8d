import type { FastifyInstance } from 'fastify';
import '#server/platform/http/request';
import { replyOldCsv } from '#server/features/editing/csv/csv-request';
import { surveyResultsCsv } from './survey-results.service';

/** GET /api/surveys/:id/results.csv: every response as a row, without its person. */
export function surveyResultsRoutes(app: FastifyInstance): void {
  const path = '/api/surveys/:id/results.csv';
  // To say how a file begins would be to read all of it.
  app.get<{ Params: { id: string } }>(
    path,
    { exposeHeadRoute: false, config: { programs: 'read_results' } },
    async (request, reply) => {
      const viewer = await request.viewer();
      const spend = (requests: number) => request.spend(requests);
      const { id } = request.params;
      return replyOldCsv(reply, 'survey-results', () => surveyResultsCsv(viewer, id, spend));
    },
  );
}
