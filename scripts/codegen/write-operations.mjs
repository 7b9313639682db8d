// Writes operations.json: the client's operations exactly as Apollo Client sends them, so that the server knows them
// by their hash. With --check it writes nothing and fails if the file would change.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { EMPTY } from 'rxjs';
import { root } from '../lib/run.mjs';

const path = 'client/platform/generated/operations.json';
const isCheck = process.argv.includes('--check');

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
  // The link returns no response, because only the request matters.
  return ended.then(
    () => sent,
    () => sent,
  );
}

async function documentsOf(file) {
  const values = Object.values(await import(pathToFileURL(join(root, file)).href));
  return values.filter(
    (value) =>
      value?.kind === 'Document' && value.definitions.some(({ kind }) => kind === 'OperationDefinition'),
  );
}

async function operationOf(document) {
  const { name } = document.definitions.find(({ kind }) => kind === 'OperationDefinition');
  const text = await printed(document);
  if (text === '') throw new Error(`The operation ${name.value} was not sent.`);
  return { name: name.value, hash: createHash('sha256').update(text).digest('hex'), document: text };
}

/** Returns true for a generated file whose operation was deleted. */
const isLeft = (file) => !existsSync(join(root, file.replace(/\.generated\.ts$/, '.graphql')));

const files = globSync('client/**/*.generated.ts', { cwd: root });
const left = files.filter(isLeft);
const documents = await Promise.all(files.filter((file) => !isLeft(file)).map(documentsOf));
const operations = await Promise.all(documents.flat().map(operationOf));
operations.sort((a, b) => (a.name < b.name ? -1 : 1));
const content = `${JSON.stringify(operations, null, 2)}\n`;

if (isCheck) {
  const problems = left.map((file) => `${file} belongs to no operation`);
  if (readFileSync(join(root, path), 'utf8') !== content) problems.push(`${path} is out of date`);
  process.stdout.write(problems.map((problem) => `${problem}\n`).join(''));
  process.exitCode = problems.length > 0 ? 1 : 0;
  if (problems.length === 0)
    process.stdout.write(`${path} is up to date: ${operations.length} operations.\n`);
} else {
  for (const file of left) rmSync(join(root, file));
  writeFileSync(join(root, path), content);
  process.stdout.write(`Wrote ${path}: ${operations.length} operations.\n`);
}
