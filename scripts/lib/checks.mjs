import { checkCommands } from '../checks/check-commands.mjs';
import { checkMessages } from '../checks/check-messages.mjs';
import { checkMigrations } from '../checks/check-migrations.mjs';
import { checkCalendar } from '../checks/check-calendar.mjs';
import { checkModuleState } from '../checks/check-module-state.mjs';
import { checkFeatures } from '../checks/check-features.mjs';
import { checkSchema } from '../checks/check-schema.mjs';
import { checkStyles } from '../checks/check-styles.mjs';
import { checkTables } from '../checks/check-tables.mjs';
import { checkNames } from '../checks/check-names.mjs';
import { checkWords } from '../checks/check-words.mjs';
import { compile } from './compiler.mjs';
import { root, run } from './run.mjs';

const node = process.execPath;

/**
 * Runs a check in this process. The check returns its problems, or an object of them and a note. It fails if it has
 * problems or throws.
 */
export async function inside(check) {
  const started = Date.now();
  const { problems, note } = collectProblems(check);
  const seconds = (Date.now() - started) / 1000;
  return { ok: problems.length === 0, output: problems.join('\n'), note, seconds };
}

function collectProblems(check) {
  try {
    const result = check(root);
    return Array.isArray(result) ? { problems: result } : result;
  } catch (error) {
    return { problems: [error.message] };
  }
}

const drift = (script) => () => run(node, ['-r', './scripts/lib/register-typescript.cjs', script, '--check']);

// The compiler caches its results, so that the next run checks only changes.
const types = (side) => () =>
  compile([
    ...['--noEmit', '-p', side],
    ...['--incremental', '--tsBuildInfoFile', `.cache/types/${side}.tsbuildinfo`],
  ]);

/** Each check with its name and the advice to print if it fails. */
export const checks = [
  [
    'types of the server',
    types('server'),
    'Fix each line listed. To run only this check: npm run check -- --only "types of the server"',
  ],
  [
    'types of the browser specs',
    types('e2e'),
    'Fix each line listed. To run only this check: npm run check -- --only "types of the browser specs"',
  ],
  [
    'types of the client',
    types('client'),
    'Fix each line listed. To run only this check: npm run check -- --only "types of the client"',
  ],
  [
    'schema.graphql matches the resolvers',
    drift('server/app/schema/emit-schema.ts'),
    'Run npm run schema, then npm run codegen, and commit both.',
  ],
  [
    'no breaking changes of the API',
    () => inside(checkSchema),
    'Restore what is listed. If the change is intended, describe it in docs/api-changes.md and run npm run schema:baseline.',
  ],
  [
    'generated operations match the schema',
    () => run(node, ['scripts/codegen/codegen.mjs', '--check']),
    "Run npm run codegen. If that fails, an operation in a .graphql file uses something that the schema doesn't have.",
  ],
  [
    'docs/configuration.md matches the variables',
    drift('scripts/configuration.mjs'),
    'Run npm run configuration.',
  ],
  ['format', () => run('oxfmt', ['--check', '.']), 'Run npm run format.'],
  [
    'lint',
    () => run('oxlint', ['-c', '.oxlintrc.json', '-f', 'unix', '.']),
    'Fix each line listed. npx oxlint --fix fixes some. The rules are in .oxlintrc.json.',
  ],
  [
    'order of features',
    () => inside(checkFeatures),
    'Move the code to the first feature that may import all that it needs. features.json has the order of features; add a new feature there.',
  ],
  [
    'order of tables',
    () => inside(checkTables),
    'Write a table only in the feature that owns it. Put a query that reads tables of several features into the last of these features. npm run tables lists the tables that each feature uses.',
  ],
  [
    'module state',
    () => inside(checkModuleState),
    'Declare the state with createModuleState, so that specs can reset it. If resetting it makes no difference to any spec, add it to scripts/checks/module-state-exceptions.json with the reason.',
  ],
  [
    'one calendar',
    () => inside(checkCalendar),
    "Dates are those of the site's time zone: use server/platform/calendar.ts or client/platform/formats/site-calendar.ts, or pass timeZone to the format.",
  ],
  [
    'non-blocking migrations',
    () => inside(checkMigrations),
    'Expand first, and contract in a later release. If a listed statement blocks nothing, give the reason in a line `// Stops nothing: …`.',
  ],
  [
    'messages',
    () => inside(checkMessages),
    'Add the key to en, es and fr of its area in client/locales, or remove it from all three. Name the area at the lazy page or screen that shows the text. Texts in client/locales/specification.json must stay as they are there.',
  ],
  [
    'words',
    () => inside((root) => checkWords(root).problems),
    'Use the words of docs/vocabulary.md. To list long sentences as well: node scripts/checks/check-words.mjs',
  ],
  [
    'names',
    () => inside(checkNames),
    'Use the words of the table "Code" in docs/vocabulary.md. A name that must stay is in scripts/checks/name-exceptions.json under its reason.',
  ],
  ['lengths in style sheets', () => inside(checkStyles), 'Run npm run styles.'],
  [
    'commands of the docs',
    () => inside(checkCommands),
    'Use the name that the command has in package.json. Add a spec that runs the command with runScript to scripts/commands or e2e/commands.',
  ],
  [
    'table of the specification',
    () => run(node, ['scripts/specification.mjs', '--check']),
    'Correct the rows listed in docs/specification.md. Each must name a spec by its file and title.',
  ],
];

/** Returns the result of a check or step as one line, with its note. If it failed, adds its output and the advice. */
export function report(name, { ok, output, note, seconds }, advice) {
  const line = `${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)${note ? `: ${note}` : ''}\n`;
  if (ok) return line;
  return [line, `${output.trimEnd()}\n`, advice ? `What to do: ${advice}\n` : ''].join('');
}

/** Runs one check or step and prints the result. Returns how many passed and failed. */
export async function step(name, work, advice) {
  const result = await work();
  process.stdout.write(report(name, result, advice));
  return result.ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Runs the checks whose name contains the words, two at a time. Returns how many passed and failed. */
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

/** Prints the last line of a run and sets the exit code. */
export function conclude({ passed, failed }) {
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
}
