/** Writes docs/tour.md with a picture of every screen, phone and desktop: npm run screenshots */
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
const { ok, output } = await run(process.execPath, [...swc, 'e2e/support/write-tour.ts'], {
  env,
  show: 'all',
});
if (!ok) {
  process.stderr.write(`${output}\n`);
  process.exit(1);
}
