import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { root } from './lib/run.mjs';

const problem = await ensureBuilt(['server']);
if (problem !== undefined) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
} else {
  process.setSourceMapsEnabled(true);
  createRequire(import.meta.url)(join(root, 'dist', 'server', 'app', 'name-administrator.js'));
}
