import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { conclude } from './lib/checks.mjs';
import { root } from './lib/run.mjs';
import { runSpecs } from './lib/specs.mjs';

const shared = resolve(root, process.env.SHARED_DIR || '../shared');

function refuse(reason) {
  process.stdout.write(`${reason}\n`);
  conclude({ passed: 0, failed: 1 });
}

if (!existsSync(shared)) {
  refuse(`The folder ${shared} with the files of others is missing: name another by SHARED_DIR.`);
} else {
  const problem = await ensureBuilt();
  if (problem !== undefined) refuse(problem);
  else conclude(await runSpecs('real', ['--runInBand'], { SHARED_DIR: shared }));
}
