import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import '#server/platform/http/request';
import type { Column } from '#server/features/editing/csv/columns';
import { csvOfPages } from '#server/features/editing/csv/csv-of-pages';
import { inputOf, type Query, replyCsv } from '#server/features/editing/csv/csv-request';
import { select } from '#server/platform/database';
import { type LocalizedText, localize } from '#server/platform/language/i18n';
import type { Person, Viewer } from '#server/platform/viewer';
import { mayUseAttempts } from '../attempt.policy';
import { selectCertificatesOf } from '../certificates/certificate.queries';
import { resultsOfProfile } from './result.service';
import type { Result, ResultFilter } from './result.types';

type Row = Result & { test: string; certificate: string };

const columns: readonly Column<Row>[] = [
  { header: 'test', cell: ({ test }) => test },
  { header: 'status', cell: ({ status }) => status },
  { header: 'score', cell: ({ score }) => score ?? '' },
  { header: 'passMark', cell: ({ passMark }) => passMark },
  { header: 'correct', cell: ({ correctCount }) => correctCount },
  { header: 'questions', cell: ({ questionCount }) => questionCount },
  { header: 'points', cell: ({ pointsEarned }) => pointsEarned },
  { header: 'startedAt', cell: ({ startedAt }) => startedAt },
  { header: 'closedAt', cell: ({ closedAt }) => closedAt },
  { header: 'certificate', cell: ({ certificate }) => certificate },
];

/** What the modules of these results are called, by their ids. */
async function namesOf(results: readonly Result[], { lang }: Person): Promise<Map<string, string>> {
  const rows = await select<{ id: string; name: LocalizedText }>(
    'modules-of-results',
    'select id, name from module where id = any($1::uuid[])',
    [results.map(({ moduleId }) => moduleId)],
  );
  return new Map(rows.map(({ id, name }) => [id, localize(name, lang)]));
}

/** A page of the caller's own results with what each was of. */
async function pageOf(viewer: Viewer, filter: ResultFilter, first: number, after: string | null) {
  const person = mayUseAttempts(viewer);
  const { nodes, pageInfo } = await resultsOfProfile(viewer, { id: person.profileId }, first, after, filter);
  const [names, certificates] = await Promise.all([
    namesOf(nodes, person),
    selectCertificatesOf(nodes.map(({ id }) => id)),
  ]);
  const rows = nodes.map((result) => ({
    ...result,
    test: names.get(result.moduleId) ?? '',
    certificate: certificates.get(result.id)?.number ?? '',
  }));
  return { nodes: rows, pageInfo };
}

/** GET /api/results.csv: the caller's own results, newest first, narrowed as the list of them is. */
export function resultsRoutes(app: FastifyInstance, schema: GraphQLSchema): void {
  app.get('/api/results.csv', { exposeHeadRoute: false }, async (request, reply) => {
    const filter = inputOf<ResultFilter>(schema, request.query as Query, 'filter', 'ResultFilter') ?? {};
    const viewer = await request.viewer();
    const csv = await csvOfPages(
      columns,
      (first, after) => pageOf(viewer, filter, first, after),
      (requests) => request.spend(requests),
    );
    return replyCsv(reply, 'results', csv);
  });
}
