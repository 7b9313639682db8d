// Compares the table of the specification with the repository: built and open requirements, and the specs that prove
// them.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const file = 'docs/specification.md';
const columns = ['#', 'sentence', 'state', 'where', 'spec'];
const states = ['built', 'open', 'context'];
const sections = 9;

const cellsOf = (line) =>
  line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

const listOf = (cell) => cell.split('<br>').map((part) => part.trim().replace(/^`(.*)`$/, '$1'));

const isRule = (cells) => cells.every((cell) => /^:?-+:?$/.test(cell));
const isHeader = (cells) => cells.join() === columns.join();

/** Returns the rows of every table in the text, in order, with their line numbers and cells. */
export function rowsOf(text) {
  return text.split('\n').flatMap((line, index) => {
    if (!line.startsWith('|')) return [];
    const cells = cellsOf(line);
    if (isRule(cells) || isHeader(cells)) return [];
    const [number = '', sentence = '', state = '', where = '', spec = ''] = cells;
    return [{ line: index + 1, cells: cells.length, number, sentence, state, where, spec }];
  });
}

/** Returns the number of rows in each state. */
export function countByState(rows) {
  return Object.fromEntries(states.map((state) => [state, rows.filter((row) => row.state === state).length]));
}

function shapeFaults(row) {
  if (row.cells !== columns.length) return [`has ${row.cells} cells instead of ${columns.length}`];
  const faults = [];
  if (!/^[1-9]\.\d\d+$/.test(row.number)) faults.push(`'${row.number}' is no number such as 2.07`);
  if (row.sentence === '') faults.push('has no sentence');
  if (!states.includes(row.state)) faults.push(`'${row.state}' is none of ${states.join(', ')}`);
  if (row.state === 'built' && row.spec === '') faults.push('is built, but no spec proves it');
  if (row.state !== 'built' && row.spec !== '') faults.push(`is ${row.state}, but names a spec`);
  if (row.state !== 'context' && row.where === '') {
    faults.push(row.state === 'open' ? 'does not say why it is open' : 'does not say where it is built');
  }
  return faults;
}

/**
 * Returns true if a source has a spec with this title: a whole literal followed by a function, and not a `describe`.
 */
export function hasTitle(source, title) {
  const literal = title.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const given = new RegExp(`(?<!describe\\(\\s*)(['"\`])${literal}\\1,\\s*(?:async\\s*)?(?:\\(|\\w+\\s*=>)`);
  return given.test(source);
}

/** Specs are in their own files. Those that run with both identity providers are in flows, which such files call. */
const isSpecFile = (path) => /\.spec\.tsx?$|^e2e\/identity\/flows\/[\w-]+\.ts$/.test(path);

function specFault(entry, read) {
  const [path, title, ...rest] = entry.split(' › ');
  if (!title || rest.length > 0) return `'${entry}' is not of the form path › title`;
  if (!isSpecFile(path)) return `${path} is no spec file`;
  const source = read(path);
  if (source === undefined) return `${path} does not exist`;
  return hasTitle(source, title) ? undefined : `${path} has no spec '${title}'`;
}

function proofFaults(row, { read, exists }) {
  if (row.state !== 'built') return [];
  const absent = row.where === '' ? [] : listOf(row.where).filter((path) => !exists(path));
  const specs = row.spec === '' ? [] : listOf(row.spec);
  return [
    ...absent.map((path) => `${path || 'an empty path'} does not exist`),
    ...specs.map((entry) => specFault(entry, read)).filter((fault) => fault !== undefined),
  ];
}

function numberingFaults(rows) {
  const faults = [];
  let section = 1;
  let last = 0;
  for (const { line, number } of rows) {
    const found = /^(\d)\.(\d+)$/.exec(number);
    if (!found) continue;
    const [given, place] = [Number(found[1]), Number(found[2])];
    const follows = (given === section && place === last + 1) || (given === section + 1 && place === 1);
    if (!follows) {
      faults.push(`line ${line}: ${number} does not follow ${section}.${String(last).padStart(2, '0')}`);
    }
    [section, last] = [given, place];
  }
  if (section !== sections) faults.push(`the last section is ${section} instead of ${sections}`);
  return faults;
}

/**
 * Returns a line for each problem of the table. `tree` reads a file of the repository (undefined if absent) and checks
 * whether a path exists.
 */
export function faultsOf(text, tree) {
  const rows = rowsOf(text);
  const ofRows = rows.flatMap((row) => {
    const faults = [...shapeFaults(row), ...proofFaults(row, tree)];
    return faults.map((fault) => `line ${row.line}: ${row.number} ${fault}`);
  });
  return [...ofRows, ...numberingFaults(rows)].map((fault) => `${file} ${fault}`);
}

function treeOf(root) {
  const sources = new Map();
  const isFile = (path) => statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? false;
  const read = (path) => {
    if (!sources.has(path)) {
      sources.set(path, isFile(path) ? readFileSync(join(root, path), 'utf8') : undefined);
    }
    return sources.get(path);
  };
  return { read, exists: (path) => path !== '' && existsSync(join(root, path)) };
}

function main(check) {
  const root = resolve(import.meta.dirname, '..');
  const text = readFileSync(join(root, file), 'utf8');
  const rows = rowsOf(text);
  const counts = Object.entries(countByState(rows)).map(([state, count]) => `${count} ${state}`);
  const lines = check
    ? faultsOf(text, treeOf(root))
    : rows
        .filter(({ state }) => state === 'open')
        .map(({ number, sentence, where }) => `${number} ${sentence} (${where})`);
  const summary = [`${rows.length} sentences: ${counts.join(', ')}`];
  if (check) {
    summary.push(`${lines.length} faults`);
    process.exitCode = lines.length > 0 ? 1 : 0;
  }
  process.stdout.write(`${[...lines, summary.join('; ')].join('\n')}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main(process.argv.includes('--check'));
}
