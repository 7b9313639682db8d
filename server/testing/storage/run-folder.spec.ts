import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { memoryFolder } from './memory-folder';
import { createRunFolder } from './run-folder';

it('a spec run removes the folders of runs that ended without cleanup, and no others', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  const abandoned = mkdtempSync(join(memoryFolder(), `treadway-databases-${pid}-`));
  const own = createRunFolder('portals');
  const second = createRunFolder('databases');
  expect([abandoned, own, second].map((folder) => existsSync(folder))).toEqual([false, true, true]);
  for (const folder of [own, second]) rmSync(folder, { recursive: true });
});
