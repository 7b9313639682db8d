import Negotiator from 'negotiator';

const plainJson = 'application/json';
const graphqlJson = 'application/graphql-response+json';

/** The media type of an answer of /graphql: plain JSON for whoever does not ask for GraphQL's own before it. */
export const mediaTypeOf = (accept: string | undefined): typeof plainJson | typeof graphqlJson =>
  new Negotiator({ headers: { accept } }).mediaType([plainJson, graphqlJson]) === graphqlJson
    ? graphqlJson
    : plainJson;

/** Whether the status of an answer without data says what its first error is, as GraphQL's own media type has it. */
export const statusTells = (accept: string | undefined): boolean => mediaTypeOf(accept) === graphqlJson;
