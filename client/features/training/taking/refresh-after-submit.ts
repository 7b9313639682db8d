import type { ApolloCache, Reference } from '@apollo/client';

/** Drops from the cache what a handed-in test may have changed: which tests are open, points and progress. */
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
