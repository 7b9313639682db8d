import { join } from 'node:path';
import { root, run } from './run.mjs';

const tsc = join(root, 'node_modules/typescript-native/bin/tsc');

/** Runs the native TypeScript compiler. Several run side by side, so each keeps to one thread. */
export const compile = (args) =>
  run(process.execPath, [tsc, '--singleThreaded', '--pretty', 'false', ...args]);
