import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { errorCodes } from './errors';
import { root } from './root';

describe('error codes', () => {
  it('are exactly those of the documentation, with their status', () => {
    const page = readFileSync(join(root, 'docs/errors.md'), 'utf8');
    const documented = [...page.matchAll(/^\| `([A-Z_]+)`\s*\| (\d+)\s*\|/gm)].map(
      ([, code, status]) => `${code} ${status}`,
    );
    const known = Object.entries(errorCodes).map(([code, { status }]) => `${code} ${status}`);
    expect(documented.sort()).toEqual(known.sort());
  });
});
