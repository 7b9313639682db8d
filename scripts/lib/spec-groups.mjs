import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Enough that the last to end does not run alone for long. */
const number = 16;

/** One file that runs others, each in a description of its own, so that what it sets up and takes down is its own. */
const group = (files) =>
  files.map((file) => `describe('${file}', () => void require('${resolve(file)}'));\n`).join('');

/**
 * Writes the groups in which the whole run takes the server's specs: a file alone loads the whole portal, which takes
 * longer than most files' own work. Slow neighbours come into different groups.
 */
export function writeSpecGroups() {
  const folder = '.cache/spec-groups';
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = globSync('{server,scripts}/**/*.spec.ts')
    .filter((file) => !file.endsWith('.real.spec.ts'))
    .sort();
  for (let index = 0; index < number; index++) {
    const own = files.filter((_, place) => place % number === index);
    writeFileSync(join(folder, `group-${index + 1}.cjs`), group(own));
  }
}
