import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Kind, parse, visit } from 'graphql';

const root = join(import.meta.dirname, '../..');

/** The most rows that a page of the administration may hold. */
const most = 80;

// The names that a field offers, and the blocks of one page, which are all put in order together.
const others = ['ArrangedHome', 'ModuleNames'];

const documents = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.graphql'))
  .filter((path) => path.split(/[\\/]/).includes('admin') || path.endsWith('described.graphql'));

/** How many entries each list of the administration asks for at once, by its operation. */
const sizes = documents.flatMap((path) => {
  const found: [string, number][] = [];
  visit(parse(readFileSync(join(root, path), 'utf8')), {
    OperationDefinition(operation) {
      visit(operation, {
        Argument({ name, value }) {
          if (name.value === 'first' && value.kind === Kind.INT)
            found.push([operation.name!.value, Number(value.value)]);
        },
      });
    },
  });
  return found;
});

describe('the lists of the administration', () => {
  it('ask for no more rows than a page may hold', () => {
    expect(sizes.length).toBeGreaterThan(20);
    const larger = sizes.filter(([, size]) => size > most).map(([operation]) => operation);
    expect(larger.sort()).toEqual(others.toSorted());
  });
});
