import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

const before = `
enum Light { red green }
input DoorInput { name: String! wide: Boolean }
type Door { id: ID! name: String! note: String! }
type Query { door(id: ID!): Door doors(first: Int): [Door!]! light: Light }
type Mutation { makeDoor(input: DoorInput!): Door! }
`;

let check: typeof import('./check-schema.mjs');
let root = '';

const write = (file: string, text: string): void => writeFileSync(join(root, file), text);

/** What is said of the schema with one of its texts replaced. */
function changed(from: string, to: string): string[] {
  expect(before).toContain(from);
  write('schema.graphql', before.replace(from, to));
  return check.checkSchema(root);
}

describe('the API against its baseline', () => {
  beforeAll(async () => {
    check = await import('./check-schema.mjs');
  });

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'schema-'));
    mkdirSync(join(root, 'docs'));
    write('docs/api-baseline.graphql', before);
  });

  afterEach(() => rmSync(root, { recursive: true }));

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
      'a field that may be null from now on',
      'note: String!',
      'note: String',
      'Door.note changed type from String! to String.',
    ],
    ['a removed value of an enumeration', ' green', '', 'green was removed from enum type Light.'],
  ])('names %s', (_, from, to, words) => {
    expect(changed(from, to)).toEqual([words]);
  });

  it.each([
    ['a new field', 'note: String!', 'note: String! colour: String'],
    ['a new optional argument', 'doors(first: Int)', 'doors(first: Int, floor: Int)'],
    ['a field that is null no more', 'light: Light', 'light: Light!'],
    ['another description', 'type Door {', '"What is walked through." type Door {'],
  ])('has nothing to say of %s', (_, from, to) => {
    expect(changed(from, to)).toEqual([]);
  });

  it('takes a change that was accepted on purpose, and names it once more', () => {
    changed(' note: String!', '');
    expect(check.acceptSchema(root)).toEqual(['Door.note was removed.']);
    expect(check.checkSchema(root)).toEqual([]);
  });

  it('keeps what came with the last baseline, not only what was there from the first', () => {
    changed('note: String!', 'note: String! colour: String');
    check.acceptSchema(root);
    write('schema.graphql', before);
    expect(check.checkSchema(root)).toEqual(['Door.colour was removed.']);
  });

  it('says which file cannot be read', () => {
    expect(() => changed('type Door {', 'type Door <<<')).toThrow(/^schema\.graphql cannot be read: Syntax/);
  });
});
