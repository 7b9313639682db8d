import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

const plainJson = 'application/json';
const graphqlJson = 'application/graphql-response+json';

type MediaType = typeof plainJson | typeof graphqlJson;

// Callers may append the charset to both types.
const offered = [plainJson, graphqlJson].flatMap((type) => [type, `${type}; charset=utf-8`]);

// Every request has this header, and nearly all have the same value.
const negotiated = new LRUCache<string, { taken: MediaType | undefined }>({
  max: 100,
  memoMethod: (accept) => {
    const taken = new Negotiator({ headers: { accept } }).mediaType(offered);
    if (taken === undefined) return { taken };
    return { taken: taken.startsWith(graphqlJson) ? graphqlJson : plainJson };
  },
});

/** Returns the media type for a response of /graphql; undefined if none is acceptable. */
export const takenMediaType = (accept = '*/*'): MediaType | undefined => negotiated.memo(accept).taken;

/** Returns the media type of a response: plain JSON unless the caller prefers GraphQL's own type. */
export const mediaTypeOf = (accept: string | undefined): MediaType => takenMediaType(accept) ?? plainJson;

/** Returns true if the HTTP status reflects the first error, as GraphQL's own media type requires. */
export const statusTells = (accept: string | undefined): boolean => mediaTypeOf(accept) === graphqlJson;
