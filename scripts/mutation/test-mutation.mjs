// Runs the mutation tests of the named rules, or of all: npm run test:mutation [-- <rule>]
import { conclude } from '../lib/checks.mjs';
import { runMutationTests } from './run-rules.mjs';

try {
  conclude(await runMutationTests(process.argv.slice(2)));
} catch (error) {
  process.stdout.write(`${error.message}\n`);
  conclude({ passed: 0, failed: 1 });
}
