import { ensureBuilt } from './lib/build.mjs';

const problem = await ensureBuilt();
if (problem !== undefined) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
