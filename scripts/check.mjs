// Runs all checks, or those whose name contains the words: npm run check [-- --only <words>]
import { parseArgs } from 'node:util';
import { conclude, runChecks } from './lib/checks.mjs';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
conclude(await runChecks(values.only));
