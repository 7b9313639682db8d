import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { errorCodes } from './errors';
import { root } from './root';

describe('error codes', () => {
  it('are all explained, with their status, in the documentation and nothing else is', () => {
    const page = readFileSync(join(root, 'docs/errors.md'), 'utf8');
    const documented = [...page.matchAll(/^\| `([A-Z_]+)`\s*\| (\d+)\s*\|/gm)].map(
      ([, code, status]) => `${code} ${status}`,
    );
    const known = Object.entries(errorCodes).map(([code, { status }]) => `${code} ${status}`);
    expect(documented.sort()).toEqual(known.sort());
  });
});
