import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

function find(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('package.json was not found above the server.');
  return find(parent);
}

/** The folder of the whole product, whether the server runs from its sources or from what was built. */
export const root = find(__dirname);
