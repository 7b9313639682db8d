import { InMemoryCache, type FieldPolicy, type Reference } from '@apollo/client';

type Connection = { nodes?: unknown[]; edges?: unknown[] };

const joined = (before: unknown[] | undefined, after: unknown[] | undefined) =>
  before && after ? [...before, ...after] : after;

/**
 * Creates a field policy for a connection. Pages with an `after` cursor are appended; a first page replaces the cached
 * list.
 */
export function connection(keyArgs: string[]): FieldPolicy<Connection> {
  return {
    keyArgs,
    merge: (existing, incoming, { args }) =>
      args?.['after'] && existing
        ? {
            ...incoming,
            nodes: joined(existing.nodes, incoming.nodes),
            edges: joined(existing.edges, incoming.edges),
          }
        : incoming,
  };
}

const embedded = { keyFields: false } as const;

/** Creates the Apollo cache. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          // Reads an attempt that a mutation has just returned, even though it was never queried by id.
          attempt: {
            read: (known: Reference | null | undefined, { args, toReference }) =>
              known === undefined
                ? toReference({ __typename: 'Attempt', id: args?.['id'] as string })
                : known,
          },
          newsletterIssues: connection(['filter', 'first']),
          albums: connection(['filter', 'first']),
          articles: connection(['filter', 'first']),
          termsVersions: connection(['first']),
          modules: connection(['filter', 'first']),
          pros: connection(['search', 'filter', 'first']),
          rewards: connection(['first']),
          personHistory: connection(['profileId', 'search', 'filter', 'first']),
          leaderboard: connection(['filter', 'first']),
          questionImports: connection(['moduleId', 'filter', 'first']),
          itemStatistics: connection(['testId', 'orderBy']),
          bulkActions: connection(['filter', 'first']),
        },
      },
      Profile: {
        fields: {
          results: connection(['filter', 'first']),
          certificates: connection(['first']),
          pointsEntries: connection(['filter', 'first']),
          orders: connection(['first']),
          progress: { merge: true },
        },
      },
      BulkAction: { fields: { rows: connection(['first']) } },
      QuestionImport: { fields: { lines: connection(['filter', 'first']) } },
      TermsVersion: { keyFields: ['number'] },
      Module: { fields: { myTest: { merge: true } } },
      MyTest: { fields: { access: { merge: true } } },
      // Their ids are those of questions and options, which appear in many attempts and results.
      AttemptQuestion: embedded,
      AttemptOption: embedded,
      IncorrectQuestion: embedded,
      PreviewIncorrectQuestion: embedded,
      AdminOption: embedded,
      ImportedOption: embedded,
    },
  });
}
