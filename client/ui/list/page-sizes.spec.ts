import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Kind, parse, visit } from 'graphql';

import { pageSizes, defaultRows } from './list-address';

const root = join(import.meta.dirname, '../..');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
const isOfAdministrators = (path: string): boolean => path.split(/[\\/]/).includes('admin');

/** Maximum number of rows of a page in the administration. */
const max = 80;

// The options of a field, and the blocks of one page, which are all reordered together.
const others = ['ArrangedHome', 'ModuleNames'];

const documents = files
  .filter((path) => path.endsWith('.graphql'))
  .filter((path) => isOfAdministrators(path) || path.endsWith('described.graphql'));

/** Number of entries that each list of the administration requests at once, by operation. */
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
  it('request at most as many rows as a page can contain', () => {
    expect(sizes.length).toBeGreaterThan(20);
    const larger = sizes.filter(([, size]) => size > max).map(([operation]) => operation);
    expect(larger.sort()).toEqual(others.toSorted());
    expect(Math.max(...pageSizes)).toBe(max);
    expect(pageSizes).toContain(defaultRows);
  });

  it('replace the previous page instead of appending to it', () => {
    const screens = files.filter((path) => path.endsWith('.tsx') && isOfAdministrators(path));
    expect(screens.length).toBeGreaterThan(100);
    const growing = screens.filter((path) =>
      /more-button'|load-more'/.test(readFileSync(join(root, path), 'utf8')),
    );
    expect(growing).toEqual([]);
  });
});
