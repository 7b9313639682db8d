import { ensureBuilt } from './lib/build.mjs';
import { conclude } from './lib/checks.mjs';
import { runSpecs } from './lib/specs.mjs';

const problem = await ensureBuilt();
if (problem === undefined) {
  conclude(await runSpecs('e2e', ['--runInBand', '--testPathPatterns', 'e2e/kill'], { KILL_ROUNDS: '200' }));
} else {
  process.stdout.write(`${problem}\n`);
  conclude({ passed: 0, failed: 1 });
}
