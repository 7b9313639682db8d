import { ensureBuilt } from './lib/build.mjs';
import { conclude, runChecks, step } from './lib/checks.mjs';
import { run } from './lib/run.mjs';
import { runSpecs } from './lib/specs.mjs';

async function build() {
  const started = Date.now();
  const problem = await ensureBuilt();
  return { ok: problem === undefined, output: problem ?? '', seconds: (Date.now() - started) / 1000 };
}

const total = { passed: 0, failed: 0 };
const add = ({ passed, failed }) => {
  total.passed += passed;
  total.failed += failed;
};

add(await runChecks());
add(await runSpecs('server', ['--maxWorkers=2']));
add(await runSpecs('client', ['--maxWorkers=2']));
process.stdout.write('\n');
add(await step('build', build));
add(await step('size of the first load', () => run(process.execPath, ['scripts/check-bundle.mjs'])));
add(await runSpecs('e2e', ['--maxWorkers=2']));
process.stdout.write('\n');
conclude(total);
