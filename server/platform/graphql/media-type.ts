import Negotiator from 'negotiator';

const plainJson = 'application/json';
const graphqlJson = 'application/graphql-response+json';

type MediaType = typeof plainJson | typeof graphqlJson;

// Callers may name the encoding, which both have, with either.
const offered = [plainJson, graphqlJson].flatMap((type) => [type, `${type}; charset=utf-8`]);

/** What is taken of the media types that /graphql answers in; undefined where none is. */
export function takenMediaType(accept: string | undefined): MediaType | undefined {
  const taken = new Negotiator({ headers: { accept } }).mediaType(offered);
  if (taken === undefined) return undefined;
  return taken.startsWith(graphqlJson) ? graphqlJson : plainJson;
}

/** The media type of an answer of /graphql: plain JSON for whoever does not ask for GraphQL's own before it. */
export const mediaTypeOf = (accept: string | undefined): MediaType => takenMediaType(accept) ?? plainJson;

/** Whether the status of an answer without data says what its first error is, as GraphQL's own media type has it. */
export const statusTells = (accept: string | undefined): boolean => mediaTypeOf(accept) === graphqlJson;
