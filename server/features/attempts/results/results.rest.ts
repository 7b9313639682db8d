import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { listCsvRoute } from '#server/features/editing/csv/list-csv.rest';
import { localize } from '#server/platform/language/i18n';
import type { Viewer } from '#server/platform/access/viewer';
import { assertCanUseAttempts } from '../attempt.policy';
import { selectCertificatesOf } from '../certificates/certificate.queries';
import { resultColumns } from './result-columns';
import { selectModuleNames } from './result.queries';
import { resultsOfProfile } from './result.service';
import type { ResultFilter } from './result.types';

/** Returns a page of the caller's own results. */
async function pageOf(
  viewer: Viewer,
  { filter }: { filter: ResultFilter | null },
  first: number,
  after: string | null,
) {
  const person = assertCanUseAttempts(viewer);
  const { nodes, pageInfo } = await resultsOfProfile(
    viewer,
    { id: person.profileId },
    first,
    after,
    filter ?? {},
  );
  const [names, certificates] = await Promise.all([
    selectModuleNames(nodes.map(({ moduleId }) => moduleId)),
    selectCertificatesOf(nodes.map(({ id }) => id)),
  ]);
  const rows = nodes.map((result) => ({
    ...result,
    test: localize(names.get(result.moduleId)!, person.lang),
    certificateNumber: certificates.get(result.id)?.number ?? null,
  }));
  return { nodes: rows, pageInfo };
}

/** Registers GET /api/results.csv and .xlsx with the caller's own results, newest first, filtered like the list. */
export function resultsRoutes(app: FastifyInstance, schema: GraphQLSchema): void {
  listCsvRoute(app, schema, {
    name: 'results',
    columns: resultColumns,
    inputs: { filter: 'ResultFilter' },
    pageOf,
    isOwn: true,
  });
}
