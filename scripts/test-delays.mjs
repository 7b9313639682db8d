import { runDelayed } from './lib/long-runs.mjs';
import { Suite } from './lib/suite.mjs';

const suite = new Suite();
if (await suite.build()) await suite.phase('specs with delays', runDelayed);
suite.end();
