// Checks identifiers, file names, the API and columns for the avoided words in the table "Code" of docs/vocabulary.md.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const folders = ['bench', 'client', 'e2e', 'migrations', 'scripts', 'server'];
const code = /\.(ts|tsx|mts|mjs|cjs)$/;
// Generated from names that are checked in their source.
const generated = /\.generated\.ts$|^client\/platform\/generated\//;
// These files contain names from before the baseline.
const beforeBaseline = /^migrations\/baseline\/renames\.ts$|^server\/platform\/baseline\.spec\.ts$/;

/** Returns the avoided words with the words to use instead. */
export function readAvoidedNames(root) {
  const [, table = ''] = readFileSync(join(root, 'docs/vocabulary.md'), 'utf8').split('\n## Code\n');
  const rows = table.split('\n## ')[0].matchAll(/^\| (.*?) +\| (.*?) +\|$/gm);
  return new Map(
    [...rows]
      .filter(([, use]) => use !== 'use' && !/^-+$/.test(use))
      .flatMap(([, use, avoid]) => avoid.split(', ').map((word) => [word, use])),
  );
}

const tokens =
  /\/\/[^\n]*|\/\*[^]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|[A-Za-z_$][A-Za-z0-9_$]*/g;

const isIdentifier = (token) => /^[A-Za-z_$]/.test(token);
const identifiersOf = (source) =>
  [...source.matchAll(tokens)].flatMap(([token]) => {
    if (isIdentifier(token)) return [token];
    // Expressions within a template are checked, but not those nested in another one.
    return token[0] === '`'
      ? [...token.matchAll(/\$\{([^}]*)\}/g)].flatMap(([, inner]) =>
          [...inner.matchAll(tokens)].map(([each]) => each).filter(isIdentifier),
        )
      : [];
  });

const columnsOf = (source) =>
  [...source.matchAll(/^ {2,}(?:create table )?([a-z_]+) /gm)].map(([, name]) => name);

const withoutDescriptions = (schema) => schema.replace(/"""[^]*?"""|"[^"\n]*"/g, '');

const wordsOf = (name) =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());

function filesIn(root) {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(root.length + 1)
            .replaceAll('\\', '/'),
        ),
    )
    .filter((path) => !path.includes('node_modules/') && !generated.test(path) && !beforeBaseline.test(path));
}

/** Returns the names of code, files, the API and columns, each with a place that has it. */
function namesIn(root) {
  const names = new Map();
  const add = (found, place) => {
    for (const name of found) if (!names.has(name)) names.set(name, place);
  };
  for (const path of filesIn(root)) {
    add(path.split('/').slice(1), path);
    if (!code.test(path)) continue;
    const source = readFileSync(join(root, path), 'utf8');
    add(identifiersOf(source), path);
    if (path.startsWith('migrations/')) add(columnsOf(source), path);
  }
  const schema = join(root, 'schema.graphql');
  if (existsSync(schema))
    add(withoutDescriptions(readFileSync(schema, 'utf8')).match(/\w+/g) ?? [], 'schema.graphql');
  return names;
}

const exceptionsFile = 'scripts/checks/name-exceptions.json';

/** Returns a sentence for each name with an avoided word that isn't an exception, and for each exception without use. */
export function checkNames(root) {
  const avoided = readAvoidedNames(root);
  const path = join(root, exceptionsFile);
  const exceptions = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const unused = new Set(Object.values(exceptions).flat());
  const problems = [];
  for (const [name, place] of namesIn(root)) {
    const word = wordsOf(name).find((each) => avoided.has(each));
    if (word === undefined || unused.delete(name)) continue;
    problems.push(`${place}: ${name} has '${word}'; use ${avoided.get(word)}`);
  }
  for (const name of unused) problems.push(`${exceptionsFile}: ${name} is no exception any more`);
  return problems.toSorted();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = checkNames(resolve(import.meta.dirname, '../..'));
  process.stdout.write(problems.map((line) => `${line}\n`).join(''));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
