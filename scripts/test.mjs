import { runChecks, step } from './lib/checks.mjs';
import { run } from './lib/run.mjs';
import { writeSpecGroups } from './lib/specs/spec-groups.mjs';
import { browserWorkers, runSpecs } from './lib/specs/specs.mjs';
import { Suite } from './lib/specs/suite.mjs';

const firstLoad = () =>
  step(
    'size of the first load',
    () => run(process.execPath, ['scripts/checks/check-bundle.mjs']),
    'Load it later or leave it out; npm run bundle shows what each file is made of.',
  );

const suite = new Suite();
writeSpecGroups();

/** Runs at the same time as the browser specs, which wait about half of their time. */
async function withoutBrowser(isBuilt) {
  await suite.phase('checks', runChecks);
  if (isBuilt) await suite.phase('size of the first load', firstLoad);
  await suite.phase('server specs', () => runSpecs('server-groups'));
  await suite.phase('client specs', () => runSpecs('client-groups'));
}

async function inBrowser(isBuilt) {
  if (isBuilt) await suite.phase('browser specs', () => runSpecs('e2e-groups', browserWorkers));
}

const isBuilt = await suite.build();
if (!isBuilt) suite.skip([{ name: 'browser specs and the size of the first load', reason: 'a build' }]);
await Promise.all([withoutBrowser(isBuilt), inBrowser(isBuilt)]);
suite.end();
