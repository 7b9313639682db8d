import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

let check: typeof import('./check-commands.mjs');
let root = '';

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

describe('the commands of the docs', () => {
  beforeAll(async () => {
    check = await import('./check-commands.mjs');
  });

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'commands-'));
    const scripts = {
      start: 'node scripts/start.mjs',
      test: 'node scripts/test.mjs',
      spec: 'node scripts/spec.mjs',
      bench: 'node bench/bench.mjs',
      token: 'node scripts/command.mjs print-token',
    };
    write('package.json', JSON.stringify({ scripts }));
    write('README.md', 'Type `npm start`, then `npm test`.\n');
    write('CONTRIBUTING.md', '| `npm run spec -- server --bail` | some |\n');
    write('docs/bench.md', '```\nnpm run bench -- --rounds 1 --scale 0.1 # small\n```\n');
    write('bench/bench.mjs', "import './options.mjs';\n");
    write('bench/options.mjs', 'const usage = `--rounds --scale`;\n');
    write('e2e/commands/start.spec.ts', "startScript('start');\nrunScript('spec', []);\n");
    write('scripts/commands/bench.full.spec.ts', "await runScript(\n  'bench',\n);\n");
  });

  afterEach(() => rmSync(root, { recursive: true }));

  it('are fine where package.json has them and a spec runs them', () => {
    expect(check.checkCommands(root)).toEqual([]);
  });

  it('are named where package.json lacks them', () => {
    write('docs/audit.md', 'First\n`npm run audit:check` tells.\n');
    expect(check.checkCommands(root)).toEqual([
      "docs/audit.md:2 names 'audit:check', which package.json doesn't have",
    ]);
  });

  it('are named where no spec runs them', () => {
    write('README.md', '| `npm run token -- <e-mail>` | a token |\n');
    expect(check.checkCommands(root)).toEqual(["README.md:1 names 'token', which no spec runs"]);
  });

  it('are named where only a spec of something else has their name in a text', () => {
    write('README.md', '`npm run token`\n');
    write('scripts/checks/other.spec.ts', `write("runScript('token')");\n`);
    expect(check.checkCommands(root)).toEqual(["README.md:1 names 'token', which no spec runs"]);
  });

  it('are named where they lack an option', () => {
    write('docs/bench.md', 'Run `npm run bench -- --round 1`, or `npm run bench [-- --scale 1]`.\n');
    expect(check.checkCommands(root)).toEqual([
      "docs/bench.md:1 gives 'bench' the option --round, which it doesn't have",
    ]);
  });

  it('have the options of a command of the built server', () => {
    write('e2e/commands/token.spec.ts', "runScript('token');\n");
    write('server/app/print-token.ts', 'const usage = `--valid <minutes>`;\n');
    write('README.md', '`npm run token -- --valid 5`, `npm run token -- --until 5`\n');
    expect(check.checkCommands(root)).toEqual([
      "README.md:1 gives 'token' the option --until, which it doesn't have",
    ]);
  });
});
