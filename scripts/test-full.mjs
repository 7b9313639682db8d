import { runDelayed, runKills, runRealSpecs } from './lib/specs/long-runs.mjs';
import { availableRealSpecs } from './lib/specs/real-needs.mjs';
import { runSpecs } from './lib/specs/specs.mjs';
import { Suite } from './lib/specs/suite.mjs';
import { runMutationTests } from './mutation/run-rules.mjs';

const { available, skipped } = availableRealSpecs();
const suite = new Suite();
suite.skip(skipped);
const isBuilt = await suite.build();
if (isBuilt) {
  await suite.phase('slow specs', () => runSpecs('full', ['--runInBand']));
  await suite.phase('200 kills', () => runKills('200'));
  if (available.length > 0) {
    await suite.phase(`specs on real servers: ${available.join(', ')}`, () => runRealSpecs(available));
  }
  await suite.phase('specs with random delays', runDelayed);
} else {
  suite.skip([{ name: 'slow specs, kills, real servers and specs with delays', reason: 'a build' }]);
}
await suite.phase('mutation tests', () => runMutationTests());
suite.end();
