import { ensureBuilt } from './lib/build.mjs';
import { conclude, runChecks, step } from './lib/checks.mjs';
import { run } from './lib/run.mjs';
import { writeSpecGroups } from './lib/spec-groups.mjs';
import { browserWorkers, runSpecs } from './lib/specs.mjs';

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
writeSpecGroups();
add(await runSpecs('server-groups'));
add(await runSpecs('client'));
process.stdout.write('\n');
add(await step('build', build, 'Mend what is named; npm run check names more at once.'));
add(
  await step(
    'size of the first load',
    () => run(process.execPath, ['scripts/checks/check-bundle.mjs']),
    'Load it later or leave it out; npm run bundle shows what each file is made of.',
  ),
);
add(await runSpecs('e2e', browserWorkers));
process.stdout.write('\n');
conclude(total);
