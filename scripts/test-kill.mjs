// Kills the server again and again while it saves answers: npm run test:kill [-- --rounds 200]
import { parseArgs } from 'node:util';
import { runKills } from './lib/specs/long-runs.mjs';
import { Suite } from './lib/specs/suite.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '200' } } });
if (/^[1-9]\d*$/.test(values.rounds)) {
  const suite = new Suite();
  if (await suite.build()) await suite.phase('kills', () => runKills(values.rounds));
  suite.end();
} else {
  process.stderr.write('--rounds is a whole number of at least 1.\n');
  process.exitCode = 1;
}
