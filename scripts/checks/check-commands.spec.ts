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

describe('the check of commands in the docs', () => {
  beforeAll(async () => {
    check = await import('./check-commands.mjs');
  });

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'commands-'));
    const names = ['start', 'test', 'spec', 'bench', 'token'];
    const scripts = names.map((name) => [name, `node scripts/run.mjs ${name}`]);
    write('package.json', JSON.stringify({ scripts: Object.fromEntries(scripts) }));
    write('README.md', 'Type `npm start`, then `npm test`.\n');
    write('CONTRIBUTING.md', '| `npm run spec -- server --bail` | some |\n');
    write('docs/bench.md', '```\nnpm run bench -- --rounds 1 --scale 0.1 # small\n```\n');
    write('bench/bench.mjs', "import './options.mjs';\n");
    write('bench/options.mjs', 'const usage = `--rounds --scale`;\n');
    write('e2e/commands/start.spec.ts', "startScript('start');\nrunScript('spec', []);\n");
    write('scripts/commands/bench.full.spec.ts', "await runScript(\n  'bench',\n);\n");
  });

  afterEach(() => rmSync(root, { recursive: true }));

  it('accepts a command that is in package.json and run by a spec', () => {
    expect(check.checkCommands(root)).toEqual([]);
  });

  it('reports a command that isn’t in package.json', () => {
    write('docs/audit.md', 'First\n`npm run audit:check` tells.\n');
    expect(check.checkCommands(root)).toEqual(["docs/audit.md:2: package.json has no script 'audit:check'."]);
  });

  it('reports a command that no spec runs', () => {
    write('README.md', '| `npm run token -- <e-mail>` | a token |\n');
    expect(check.checkCommands(root)).toEqual(["README.md:1: no spec runs 'token'."]);
  });

  it('reports a command whose name a spec only contains as text', () => {
    write('README.md', '`npm run token`\n');
    write('scripts/checks/other.spec.ts', `write("runScript('token')");\n`);
    expect(check.checkCommands(root)).toEqual(["README.md:1: no spec runs 'token'."]);
  });

  it('reports an unknown option', () => {
    write('docs/bench.md', 'Run `npm run bench -- --round 1`, or `npm run bench [-- --scale 1]`.\n');
    expect(check.checkCommands(root)).toEqual(["docs/bench.md:1: 'bench' has no option --round."]);
  });

  it('reads the options from the source of a server command', () => {
    write('e2e/commands/token.spec.ts', "runScript('token');\n");
    write('server/app/commands/print-token.ts', 'const usage = `--valid <minutes>`;\n');
    write('README.md', '`npm run token -- --valid 5`, `npm run token -- --until 5`\n');
    expect(check.checkCommands(root)).toEqual(["README.md:1: 'token' has no option --until."]);
  });
});
