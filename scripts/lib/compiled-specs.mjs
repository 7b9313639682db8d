import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from './compiler.mjs';
import { root } from './run.mjs';

const cache = join(root, '.cache');

/**
 * Compiles all sources for Jest, whose transformer takes from here what is still of the same text. Returns undefined, or
 * what failed, in words. Ten seconds for all, where ts-jest needs minutes in a folder that it doesn't know yet.
 */
export async function compileSpecs() {
  const draft = join(cache, 'compiled-specs.draft');
  rmSync(draft, { recursive: true, force: true });
  // Each into a folder of its own: the few files that both load become modules of different kinds.
  const compileSide = (side) =>
    compile([
      ...['-p', `${side}/tsconfig.specs.json`, '--outDir', join(draft, side)],
      ...['--noCheck', '--sourceMap', '--inlineSources'],
    ]);
  const results = await Promise.all(['server', 'client'].map(compileSide));
  const failed = results.filter(({ ok }) => !ok);
  if (failed.length > 0) {
    return `Sources could not be compiled for Jest:\n${failed.map(({ output }) => output.trim()).join('\n')}`;
  }
  const folder = join(cache, 'compiled-specs');
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
  return undefined;
}
