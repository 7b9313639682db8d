// Writes the typed hooks and the list of the client's operations: npm run codegen [-- --check]
// With --check it writes nothing and fails if they are out of date.
import { root, run } from '../lib/run.mjs';

const check = process.argv.includes('--check') ? ['--check'] : [];
const steps = [
  ['graphql-codegen', ['--config', 'codegen.ts', ...check]],
  [
    process.execPath,
    [
      '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON',
      `${root}/scripts/codegen/write-operations.mjs`,
      ...check,
    ],
  ],
];

for (const [command, args] of steps) {
  const { ok, output } = await run(command, args);
  (ok ? process.stdout : process.stderr).write(output);
  if (!ok) {
    process.exitCode = 1;
    break;
  }
}
