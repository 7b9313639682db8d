/**
 * Writes docs/tour.md with images of every screen on phone and desktop, or only the images of one route:
 * npm run screenshots [-- [--only <route>] [--out <folder>]]
 */
import { ensureBuilt } from './lib/build.mjs';
import { run } from './lib/run.mjs';

const problem = await ensureBuilt();
if (problem !== undefined) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
const flags = ['-r', './scripts/lib/register-typescript.cjs'];
const tour = [...flags, 'e2e/support/screens/write-tour.ts', ...process.argv.slice(2)];
const { ok } = await run(process.execPath, tour, { show: 'all' });
if (!ok) process.exitCode = 1;
