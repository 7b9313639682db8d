/**
 * Writes docs/tour.md with images of every screen on phone and desktop, or only the images of one route:
 * npm run screenshots [-- [--only <route>] [--out <folder>]]
 */
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { root, run } from './lib/run.mjs';

const problem = await ensureBuilt();
if (problem !== undefined) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
const swc = ['--conditions=treadway-source', '-r', '@swc-node/register'];
const env = { SWC_NODE_PROJECT: join(root, 'server', 'tsconfig.json') };
const tour = [...swc, 'e2e/support/write-tour.ts', ...process.argv.slice(2)];
const { ok } = await run(process.execPath, tour, { env, show: 'all' });
if (!ok) process.exitCode = 1;
