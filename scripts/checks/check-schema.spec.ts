import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

const schema = `
enum Light { red green }
input DoorInput { name: String! wide: Boolean }
type Door { id: ID! name: String! note: String! }
type Query { door(id: ID!): Door doors(first: Int): [Door!]! light: Light }
type Mutation { makeDoor(input: DoorInput!): Door! }
`;
const withoutNote = schema.replace(' note: String!', '');
const withColor = schema.replace('note: String!', 'note: String! color: String');

let check: typeof import('./check-schema.mjs');
let folder = '';
let root = '';

const write = (text: string): void => writeFileSync(join(root, 'schema.graphql'), text);
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Spec', '-c', 'user.email=spec@treadway.example', ...args], {
    cwd: root,
    encoding: 'utf8',
  });

function commit(...options: string[]): void {
  git('add', '-A');
  git('commit', '--quiet', '--allow-empty', '-m', 'Change the schema', ...options);
}

function release(version: string): void {
  commit();
  git('tag', version);
}

function accept(text: string): string[] {
  write(text);
  return check.acceptSchema(root).problems;
}

function problemsOf(text: string): string[] {
  write(text);
  return check.checkSchema(root).problems;
}

describe('the check of the API', () => {
  beforeAll(async () => {
    check = await import('./check-schema.mjs');
  });

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'schema-'));
    root = join(folder, 'portal');
    mkdirSync(join(root, 'docs'), { recursive: true });
    git('init', '--quiet');
    write(schema);
    writeFileSync(join(root, 'docs/api-baseline.json'), '{ "release": null, "schema": "none" }');
    check.acceptSchema(root);
    commit();
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it.each([
    ['a removed field', ' note: String!', '', 'Door.note was removed.'],
    [
      'a new required argument',
      'doors(first: Int)',
      'doors(first: Int, floor: Int!)',
      'A required arg floor on Query.doors was added.',
    ],
    [
      'a new required field of an input',
      'wide: Boolean }',
      'wide: Boolean high: Boolean! }',
      'A required field high on input type DoorInput was added.',
    ],
    [
      'a field that becomes nullable',
      'note: String!',
      'note: String',
      'Door.note changed type from String! to String.',
    ],
    ['a removed value of an enumeration', ' green', '', 'green was removed from enum type Light.'],
  ])('reports %s', (_, from, to, problem) => {
    expect(problemsOf(schema.replace(from, to))).toEqual([problem]);
  });

  it.each([
    ['a new field', 'note: String!', 'note: String! color: String'],
    ['a new optional argument', 'doors(first: Int)', 'doors(first: Int, floor: Int)'],
    ['a field that is no longer nullable', 'light: Light', 'light: Light!'],
    ['another description', 'type Door {', '"What people walk through." type Door {'],
  ])('accepts %s', (_, from, to) => {
    expect(schema).toContain(from);
    expect(problemsOf(schema.replace(from, to))).toEqual([]);
  });

  it('accepts a breaking change once it is the baseline, before and after its commit', () => {
    expect(accept(withoutNote)).toEqual(['Door.note was removed.']);
    expect(problemsOf(withoutNote)).toEqual([]);
    commit();
    expect(problemsOf(`# The same.\n${withoutNote}`)).toEqual([]);
  });

  it('protects new fields from the next baseline on', () => {
    expect(accept(withColor)).toEqual([]);
    commit();
    expect(problemsOf(schema)).toEqual(['Door.color was removed.']);
  });

  it('compares with the tag of the last release', () => {
    write(withColor);
    release('v1.9.0');
    write(schema);
    release('v1.10.0');
    git('tag', 'v1.11.0-rc.1', 'HEAD~1');
    expect(problemsOf(withoutNote)).toEqual(['Door.note was removed.']);
    expect(check.checkSchema(root).note).toBe('Compared with v1.10.0.');
  });

  it('compares with a schema accepted after the last release, until the next release', () => {
    release('v1.0.0');
    accept(withoutNote);
    expect(problemsOf(withoutNote)).toEqual([]);
    write(`${withoutNote}type Key { id: ID! }\n`);
    release('v1.1.0');
    expect(problemsOf(withoutNote)).toEqual(['Key was removed.']);
  });

  it('reports a baseline without a commit, until it is accepted again', () => {
    accept(withoutNote);
    commit();
    accept(withColor);
    commit('--amend');
    accept(withoutNote);
    write(schema);
    commit('--amend');
    const { schema: hash } = JSON.parse(readFileSync(join(root, 'docs/api-baseline.json'), 'utf8')) as {
      schema: string;
    };
    expect(git('cat-file', '-t', hash)).toBe('blob\n');
    expect(() => check.checkSchema(root)).toThrow(
      'No commit has the schema that docs/api-baseline.json names. Run npm run schema:baseline, ' +
        'and commit schema.graphql and docs/api-baseline.json together.',
    );
    expect(check.acceptSchema(root).note).toMatch(/^No commit has the schema/);
    expect(problemsOf(schema)).toEqual([]);
  });

  it('fails in a shallow clone without the baseline', () => {
    write(withColor);
    commit();
    const clone = join(folder, 'clone');
    git('clone', '--quiet', '--depth', '1', pathToFileURL(root).href, clone);
    expect(() => check.checkSchema(clone)).toThrow('Run git fetch --unshallow --tags.');
    execFileSync('git', ['fetch', '--quiet', '--unshallow', '--tags'], { cwd: clone });
    expect(check.checkSchema(clone).problems).toEqual([]);
  });

  it('passes with a note in a folder without its Git history', () => {
    rmSync(join(root, '.git'), { recursive: true });
    const note = 'Not compared with the baseline, because this folder has no git history.';
    write(withoutNote);
    expect(check.checkSchema(root)).toEqual({ problems: [], note });
    // A Git repository around the folder isn't its history.
    execFileSync('git', ['init', '--quiet'], { cwd: folder });
    expect(check.checkSchema(root)).toEqual({ problems: [], note });
  });

  it('names a schema that can’t be parsed', () => {
    expect(() => problemsOf(schema.replace('type Door {', 'type Door <<<'))).toThrow(
      /^schema\.graphql cannot be read: Syntax/,
    );
  });
});
