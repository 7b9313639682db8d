import { join } from 'node:path';
import { checkCommands } from '../checks/check-commands.mjs';
import { checkMessages } from '../checks/check-messages.mjs';
import { checkMigrations } from '../checks/check-migrations.mjs';
import { checkModuleState } from '../checks/check-module-state.mjs';
import { checkRooms } from '../checks/check-rooms.mjs';
import { checkSchema } from '../checks/check-schema.mjs';
import { checkStyles } from '../checks/check-styles.mjs';
import { checkTables } from '../checks/check-tables.mjs';
import { compile } from './compiler.mjs';
import { root, run } from './run.mjs';

const node = process.execPath;

/** Runs a check in this process; it fails with the lines it gives, or with what keeps it from its work. */
export async function inside(check) {
  const started = Date.now();
  const problems = linesOf(check);
  return { ok: problems.length === 0, output: problems.join('\n'), seconds: (Date.now() - started) / 1000 };
}

function linesOf(check) {
  try {
    return check(root);
  } catch (error) {
    return [error.message];
  }
}

const drift = (script) => () => {
  const swc = ['--conditions=treadway-source', '-r', '@swc-node/register'];
  const env = { SWC_NODE_PROJECT: join(root, 'server', 'tsconfig.json') };
  return run(node, [...swc, script, '--check'], { env });
};

// What was found right is remembered, so that the next run looks at what changed since.
const types = (side) => () =>
  compile([
    ...['--noEmit', '-p', side],
    ...['--incremental', '--tsBuildInfoFile', `.cache/types/${side}.tsbuildinfo`],
  ]);

/** Each check with its name and what whoever it fails for does about it. */
export const checks = [
  ['types of the server', types('server'), 'Mend each line named; alone: npx tsc --noEmit -p server'],
  ['types of the browser specs', types('e2e'), 'Mend each line named; alone: npx tsc --noEmit -p e2e'],
  ['types of the client', types('client'), 'Mend each line named; alone: npx tsc --noEmit -p client'],
  [
    'schema.graphql as the resolvers say',
    drift('server/app/schema/emit-schema.ts'),
    'Run npm run schema, then npm run codegen, and commit both.',
  ],
  [
    'nothing of the API broken by schema.graphql',
    () => inside(checkSchema),
    'Bring back what is named. If the change is meant, tell of it in docs/api-changes.md and run npm run schema:baseline',
  ],
  [
    'generated operations as the schema says',
    () => run(node, ['scripts/codegen.mjs', '--check']),
    'Run npm run codegen. Where that fails, an operation in a .graphql file asks for what the schema lacks.',
  ],
  [
    'docs/configuration.md as the variables are',
    drift('scripts/configuration.mjs'),
    'Run npm run configuration',
  ],
  ['format', () => run('oxfmt', ['--check', '.']), 'Run npm run format'],
  [
    'lint',
    () => run('oxlint', ['-c', '.oxlintrc.json', '-f', 'unix', '.']),
    'Mend each line named; npx oxlint --fix mends some. The rules are in .oxlintrc.json.',
  ],
  [
    'order of rooms',
    () => inside(checkRooms),
    'Move the code to the first room that may know all it needs; rooms.json has their order, and a new room enters there.',
  ],
  [
    'order of tables',
    () => inside(checkTables),
    'Let the room that owns the table write it, and let the last room of a read hold it; npm run tables shows who uses what.',
  ],
  [
    'module state',
    () => inside(checkModuleState),
    'Declare it by createModuleState, so that specs can reset it. If no spec can see a difference, add it to scripts/checks/module-state-exceptions.json under its reason.',
  ],
  [
    'migrations that stop nobody',
    () => inside(checkMigrations),
    'Expand first, and contract in a later release; of what stops nothing say why in a line `// Stops nothing: …`.',
  ],
  [
    'messages',
    () => inside(checkMessages),
    'Write the key into en, es and fr of its area in client/locales, or take it out of all three; name the area at the lazy page or screen that shows it.',
  ],
  ['lengths in style sheets', () => inside(checkStyles), 'Run npm run styles'],
  [
    'commands of the docs',
    () => inside(checkCommands),
    'Name a command as it is in package.json. Have a spec in scripts/commands or e2e/commands run it with runScript.',
  ],
  [
    'table of the specification',
    () => run(node, ['scripts/specification.mjs', '--check']),
    'Write the row of docs/specification.md as file and title of the spec are now.',
  ],
];

/** How a check or step went, on one line; where it failed, with its words and what to do about it. */
export function report(name, { ok, output, seconds }, deed) {
  const line = `${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)\n`;
  if (ok) return line;
  return [line, `${output.trimEnd()}\n`, deed ? `What to do: ${deed}\n` : ''].join('');
}

/** Runs one check or step of a run and tells how it went. */
export async function step(name, work, deed) {
  const result = await work();
  process.stdout.write(report(name, result, deed));
  return result.ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Runs the checks whose name has these words, two at a time. Returns how many passed and failed. */
export async function runChecks(words = '') {
  const queue = checks.filter(([name]) => name.includes(words));
  if (queue.length === 0) {
    const names = checks.map(([name]) => name).join('\n  ');
    process.stdout.write(`No check has '${words}' in its name. The checks are:\n  ${names}\n`);
  }
  const total = { passed: 0, failed: 0 };
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { passed, failed } = await step(...next);
      total.passed += passed;
      total.failed += failed;
    }
  };
  await Promise.all([worker(), worker()]);
  return total;
}

/** Ends a run with its one last line and an exit code to match. */
export function conclude({ passed, failed }) {
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
}
