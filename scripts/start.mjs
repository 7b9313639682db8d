import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { root } from './lib/run.mjs';

const problem = await ensureBuilt();
if (problem !== undefined) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
} else {
  // In this very process, so that signals and the exit code are the server's own.
  process.setSourceMapsEnabled(true);
  createRequire(import.meta.url)(join(root, 'dist', 'server', 'app', 'main.js'));
}
