// Checks the npm commands in the docs: package.json has each of them, its source has the options, and a spec runs it.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commands, toSource } from '../lib/commands.mjs';

/** These run all specs, so no spec can run them. */
const wholeRuns = ['test', 'test:full'];
/** These pass all options on to Jest. */
const anyOption = ['spec'];

const call = /\bnpm (?:run ([\w:-]+)|(start|test)\b)([^`|#\n]*)/g;
const option = /(?<![\w-])--([a-z][\w-]*)/g;
const run = /\b(?:run|start)Script\(\s*'([\w:-]+)'/g;

/** Returns every use of a command in the docs, with its place and options. */
function findCommandUses(root) {
  const files = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root }).toSorted()];
  return files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(call)].map(([, script, short, rest]) => ({
          place: `${file}:${index + 1}`,
          command: script ?? short,
          options: [...rest.matchAll(option)].map(([, name]) => name),
        })),
      ),
  );
}

/** Returns the commands that specs run. */
function findTestedCommands(root) {
  const specs = globSync('{scripts,e2e}/commands/**/*.spec.ts', { cwd: root });
  const texts = specs.map((file) => readFileSync(join(root, file), 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(run)].map(([, command]) => command)));
}

/** Returns the text of a command's source and of the files that the source imports or names. */
function readSource(root, command) {
  const file = toSource(command.file);
  const text = readFileSync(join(root, file), 'utf8');
  const paths = [
    ...[...text.matchAll(/'([\w./-]+\.(?:mjs|ts))'/g)].map(([, path]) => path),
    ...[...text.matchAll(/ from '(\.\/[\w/-]+)';/g)].map(([, path]) => `${path}.ts`),
  ];
  const others = paths
    .flatMap((path) => [join(root, dirname(file), path), join(root, path)])
    .filter((path) => existsSync(path));
  return [text, ...others.map((path) => readFileSync(path, 'utf8'))].join('\n');
}

/** Returns a line for each command in the docs that doesn't exist, has an unknown option, or isn't run by any spec. */
export function checkCommands(root, table = commands) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const tested = findTestedCommands(root);
  return findCommandUses(root).flatMap(({ place, command, options }) => {
    if (!(command in scripts)) return [`${place}: package.json has no script '${command}'.`];
    if (!tested.has(command) && !wholeRuns.includes(command)) return [`${place}: no spec runs '${command}'.`];
    if (options.length === 0 || anyOption.includes(command)) return [];
    const source = readSource(root, table[command]);
    return options
      .filter((name) => !new RegExp(`--${name}(?![\\w-])`).test(source))
      .map((name) => `${place}: '${command}' has no option --${name}.`);
  });
}
