import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run } from '../lib/run.mjs';
import { chooseRules, countRules, listSurvivors, scoreFiles, toTable } from './report.mjs';

const getFolder = (rule) => `.cache/mutation/${rule}`;

/** Returns a path in the copy of the repository that Stryker runs in. */
const toCopyPath = (path) => `<rootDir>/${path}`;

const createOptions = (rule, { files, specs }) => ({
  mutate: files,
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: {
    configFile: 'scripts/mutation/jest.config.mjs',
    // Jest searches these folders once for each mutant, so the list is short.
    config: { roots: [...new Set(specs.map(dirname))].map(toCopyPath), testMatch: specs.map(toCopyPath) },
    enableFindRelatedTests: false,
  },
  coverageAnalysis: 'perTest',
  disableTypeChecks: false,
  concurrency: 2,
  // On a busy machine, the first spec of a process takes long to load.
  timeoutMS: 60_000,
  ignorePatterns: ['*', '!/server/**', '!/scripts/**', '!/tsconfig.base.json'],
  tempDirName: `${getFolder(rule)}/copy`,
  cleanTempDir: 'always',
  reporters: ['json', 'html'],
  jsonReporter: { fileName: `${getFolder(rule)}/report.json` },
  htmlReporter: { fileName: `${getFolder(rule)}/report.html` },
  allowConsoleColors: false,
});

const env = {
  NODE_OPTIONS: '--experimental-vm-modules --no-warnings=ExperimentalWarning',
};

/** Runs Stryker on the files of one rule and returns their scores. Without a report, every file gets 0. */
async function testRule(rule, { files, specs }) {
  const folder = join(root, getFolder(rule));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'stryker.json'), JSON.stringify(createOptions(rule, { files, specs }), null, 2));
  const { ok, output, seconds } = await run('stryker', ['run', `${getFolder(rule)}/stryker.json`], { env });
  if (!ok) process.stdout.write(`${output.trimEnd()}\n`);
  const report = ok ? JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) : { files: {} };
  const result = { rule, scores: scoreFiles({ files, report }) };
  process.stdout.write(`\n${rule} (${seconds.toFixed(0)} s)\n`);
  for (const line of listSurvivors({ files, report })) process.stdout.write(`  survived: ${line}\n`);
  return result;
}

/**
 * Runs the mutation tests of the named rules, or of all, and prints a table. Returns how many rules passed and failed.
 */
export async function runMutationTests(names = []) {
  const rules = JSON.parse(readFileSync(join(root, 'scripts/mutation/rules.json'), 'utf8'));
  const results = [];
  for (const rule of chooseRules(rules, names)) results.push(await testRule(rule, rules[rule]));
  process.stdout.write(`\n${toTable(results)}\n`);
  return countRules(results);
}
