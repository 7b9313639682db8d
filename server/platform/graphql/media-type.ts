import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

const plainJson = 'application/json';
const graphqlJson = 'application/graphql-response+json';

type MediaType = typeof plainJson | typeof graphqlJson;

// Callers may name the encoding, which both have, with either.
const offered = [plainJson, graphqlJson].flatMap((type) => [type, `${type}; charset=utf-8`]);

// Every request says it, and nearly all say the same.
const negotiated = new LRUCache<string, { taken: MediaType | undefined }>({
  max: 100,
  memoMethod: (accept) => {
    const taken = new Negotiator({ headers: { accept } }).mediaType(offered);
    if (taken === undefined) return { taken };
    return { taken: taken.startsWith(graphqlJson) ? graphqlJson : plainJson };
  },
});

/** What is taken of the media types that /graphql answers in; undefined where none is. */
export const takenMediaType = (accept = '*/*'): MediaType | undefined => negotiated.memo(accept).taken;

/** The media type of an answer of /graphql: plain JSON for whoever does not ask for GraphQL's own before it. */
export const mediaTypeOf = (accept: string | undefined): MediaType => takenMediaType(accept) ?? plainJson;

/** Whether the status of an answer without data says what its first error is, as GraphQL's own media type has it. */
export const statusTells = (accept: string | undefined): boolean => mediaTypeOf(accept) === graphqlJson;
