import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Kind, parse, visit } from 'graphql';

import { pageSizes, usualRows } from './list-address';

const root = join(import.meta.dirname, '../..');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
const isOfAdministrators = (path: string): boolean => path.split(/[\\/]/).includes('admin');

/** The most rows that a page of the administration may hold. */
const most = 80;

// The names that a field offers, and the blocks of one page, which are all put in order together.
const others = ['ArrangedHome', 'ModuleNames'];

const documents = files
  .filter((path) => path.endsWith('.graphql'))
  .filter((path) => isOfAdministrators(path) || path.endsWith('described.graphql'));

/** How many entries each list of the administration asks for at once, by its operation. */
const sizes = documents.flatMap((path) => {
  const found: [string, number][] = [];
  visit(parse(readFileSync(join(root, path), 'utf8')), {
    OperationDefinition(operation) {
      visit(operation, {
        VariableDefinition({ variable, defaultValue }) {
          if (variable.name.value === 'first' && defaultValue?.kind === Kind.INT)
            found.push([operation.name!.value, Number(defaultValue.value)]);
        },
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
    expect(Math.max(...pageSizes)).toBe(most);
    expect(pageSizes).toContain(usualRows);
  });

  it('put a page in the place of the one before, and never below it', () => {
    const screens = files.filter((path) => path.endsWith('.tsx') && isOfAdministrators(path));
    expect(screens.length).toBeGreaterThan(100);
    const growing = screens.filter((path) =>
      /more-button'|load-more'/.test(readFileSync(join(root, path), 'utf8')),
    );
    expect(growing).toEqual([]);
  });
});
