import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { root } from './lib/run.mjs';

// The command is the first word, a file of the built `server/app`; the others are its own.
const [command] = process.argv.splice(2, 1);
const problem = await ensureBuilt(['server']);
if (problem !== undefined) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
} else {
  // In this very process, so that signals and the exit code are the command's own.
  process.setSourceMapsEnabled(true);
  createRequire(import.meta.url)(join(root, 'dist', 'server', 'app', command));
}
