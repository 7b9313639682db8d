import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { scripts } from '../../package.json';

const root = join(__dirname, '../..');

it('every npm script runs the same entry point, and each command has an existing file', async () => {
  const { commands, toSource } = await import('./commands.mjs');
  expect(scripts).toEqual(
    Object.fromEntries(Object.keys(commands).map((name) => [name, `node scripts/run.mjs ${name}`])),
  );
  const files = Object.values(commands).map(({ file }) => toSource(file));
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
