// The API against its baseline: what programs of others may rely on, until a change is accepted on purpose.
import { copyFileSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSchema, findBreakingChanges } from 'graphql';

const current = 'schema.graphql';
const baseline = 'docs/api-baseline.graphql';
const record = 'docs/api-changes.md';

function read(root, file) {
  try {
    return buildSchema(readFileSync(join(root, file), 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error.message}`, { cause: error });
  }
}

/** Every change by which a request that fitted the baseline may no longer fit, one line each. */
export function checkSchema(root) {
  return findBreakingChanges(read(root, baseline), read(root, current)).map(({ description }) => description);
}

/** Makes the schema of now the baseline; gives the breaking changes that were accepted with it. */
export function acceptSchema(root) {
  const accepted = checkSchema(root);
  copyFileSync(join(root, current), join(root, baseline));
  return accepted;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = resolve(import.meta.dirname, '../..');
  const isCheck = process.argv.includes('--check');
  const accepted = isCheck ? checkSchema(root) : acceptSchema(root);
  const last =
    accepted.length > 0
      ? `${isCheck ? 'Not yet in' : 'Accepted into'} ${baseline}. Describe them in ${record}.`
      : `${current} has no breaking changes since ${baseline}.`;
  process.stdout.write(`${[...accepted, last].join('\n')}\n`);
  if (isCheck && accepted.length > 0) process.exitCode = 1;
}
