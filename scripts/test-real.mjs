import { conclude } from './lib/checks.mjs';
import { runRealSpecs } from './lib/specs/long-runs.mjs';
import { missingNeeds } from './lib/specs/real-needs.mjs';
import { Suite } from './lib/specs/suite.mjs';

const missing = missingNeeds();
if (missing.length > 0) {
  process.stdout.write(`Specs on real servers can't run. Missing: ${missing.join('; ')}.\n`);
  conclude({ passed: 0, failed: missing.length });
} else {
  const suite = new Suite();
  if (await suite.build()) await suite.phase('specs on real servers', runRealSpecs);
  suite.end();
}
