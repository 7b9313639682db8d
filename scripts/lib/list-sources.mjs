import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Returns the TypeScript files of `client`, `server` or `e2e`, without specs, generated files and code that only specs use. */
export function listSources(root, side) {
  const folder = join(root, side);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .map((name) => join(side, name).split(sep).join('/'))
    .filter(
      (name) => /\.tsx?$/.test(name) && !/\.(spec|d|generated)\.tsx?$|\/(testing|generated)\//.test(name),
    );
}
