import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { conclude } from './lib/checks.mjs';
import { root } from './lib/run.mjs';
import { runSpecs } from './lib/specs.mjs';

const shared = resolve(root, process.env.SHARED_DIR || '../shared');

if (existsSync(shared)) {
  conclude(await runSpecs('real', ['--runInBand'], { SHARED_DIR: shared }));
} else {
  process.stdout.write(
    `The folder ${shared} with the files of others is missing: name another by SHARED_DIR.\n`,
  );
  conclude({ passed: 0, failed: 1 });
}
