// Writes operations.json beside the generated documents: the client's own operations, printed exactly as
// Apollo Client sends them, so that the server knows them by their hash.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { EMPTY } from 'rxjs';

const source = resolve(process.argv[2] ?? 'client/platform/generated/graphql.ts');

function printed(document) {
  let sent = '';
  const link = new ApolloLink((operation) => {
    sent = print(operation.query);
    return EMPTY;
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const isMutation = document.definitions.some((definition) => definition.operation === 'mutation');
  const ended = isMutation
    ? client.mutate({ mutation: document })
    : client.query({ query: document, fetchPolicy: 'no-cache' });
  // The link answers nothing; only what was sent is of interest.
  return ended.then(
    () => sent,
    () => sent,
  );
}

const documents = Object.values(await import(pathToFileURL(source).href)).filter(
  (value) =>
    value?.kind === 'Document' && value.definitions.some(({ kind }) => kind === 'OperationDefinition'),
);
const operations = [];
for (const document of documents) {
  const text = await printed(document);
  const name = document.definitions.find(({ kind }) => kind === 'OperationDefinition').name.value;
  if (text === '') throw new Error(`The operation ${name} was not sent.`);
  operations.push({ name, hash: createHash('sha256').update(text).digest('hex'), document: text });
}
operations.sort((a, b) => (a.name < b.name ? -1 : 1));
writeFileSync(join(dirname(source), 'operations.json'), `${JSON.stringify(operations, null, 2)}\n`);
