import type { ApolloCache, Reference } from '@apollo/client';

/** Evicts what a submitted test can change: open tests, points and progress. */
export function refreshAfterSubmit(cache: ApolloCache): void {
  let me: Reference | undefined;
  cache.modify({
    fields: {
      modules: (_modules, { DELETE }) => DELETE,
      me: (reference: Reference) => {
        me = reference;
        return reference;
      },
    },
  });
  const profile = me && cache.identify(me);
  if (!profile) return;
  cache.modify({
    id: profile,
    fields: {
      progress: (_progress, { DELETE }) => DELETE,
      results: (_results, { DELETE }) => DELETE,
      pointsEntries: (_entries, { DELETE }) => DELETE,
    },
  });
}
