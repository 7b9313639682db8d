// The commands that the docs name: package.json has each of them, and a spec runs it with what the docs say.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What runs all specs can't be run by one. */
const wholeRuns = ['test', 'test:full'];
/** These pass every option on to Jest. */
const anyOption = ['spec'];

const call = /\bnpm (?:run ([\w:-]+)|(start|test)\b)([^`|#\n]*)/g;
const option = /(?<![\w-])--([a-z][\w-]*)/g;
const run = /\b(?:run|start)Script\(\s*'([\w:-]+)'/g;

/** Every place where the docs name a command, with the options given there. */
function namedCommands(root) {
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

/** The commands that specs run. */
function commandsOfSpecs(root) {
  const specs = globSync('{scripts,e2e}/commands/**/*.spec.ts', { cwd: root });
  const texts = specs.map((file) => readFileSync(join(root, file), 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(run)].map(([, command]) => command)));
}

/** The text of a script of package.json and of the files that it names or imports. */
function sourceOf(root, script) {
  const named = /scripts\/command\.mjs (\S+)/.exec(script)?.[1];
  const file = named
    ? `server/app/${named}.ts`
    : script.split(' ').findLast((word) => /\.m?[jt]s$/.test(word));
  if (!file) return script;
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

/** Every command of the docs that is absent, that no spec runs, or that has an option which doesn't exist, one line each. */
export function checkCommands(root) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const run = commandsOfSpecs(root);
  return namedCommands(root).flatMap(({ place, command, options }) => {
    if (!(command in scripts)) return [`${place} names '${command}', which package.json doesn't have`];
    if (!run.has(command) && !wholeRuns.includes(command))
      return [`${place} names '${command}', which no spec runs`];
    if (options.length === 0 || anyOption.includes(command)) return [];
    const source = sourceOf(root, scripts[command]);
    return options
      .filter((name) => !new RegExp(`--${name}(?![\\w-])`).test(source))
      .map((name) => `${place} gives '${command}' the option --${name}, which it doesn't have`);
  });
}
