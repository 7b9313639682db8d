import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/lib/run.mjs';

const operations = JSON.parse(readFileSync(join(root, 'client/platform/generated/operations.json'), 'utf8'));

/** Returns the body of a request as the client sends it. */
export function createOperation(name, variables) {
  const { document } = operations.find((each) => each.name === name);
  return JSON.stringify({ operationName: name, query: document, variables });
}

/** Returns a GraphQL request of a signed-in person. */
export const createGraphqlRequest = (portalUrl, token, body) => ({
  url: `${portalUrl}/graphql`,
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  body,
});
