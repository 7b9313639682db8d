import { join } from 'node:path';
import { root, run } from './run.mjs';

const tsc = join(root, 'node_modules/typescript-native/bin/tsc');

/** Runs the native TypeScript compiler on one thread, because several compilers run at the same time. */
export const compile = (args) =>
  run(process.execPath, [tsc, '--singleThreaded', '--pretty', 'false', ...args]);
