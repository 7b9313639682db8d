import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const root = resolve(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'treadway-run-'));
const otherNode = join(folder, 'node');

/** Runs a command as npm does. Returns its exit code, its output, and the paths of the Nodes that ran it. */
function runCommand(node: string, args: string[], cwd = root) {
  const env = { ...process.env, NODE_OPTIONS: `--require ${join(folder, 'report.cjs')}` };
  const options = { cwd, env, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(node, [join(root, 'scripts/run.mjs'), ...args], options);
  const nodes = [...stderr.matchAll(/^Node (.*)\n/gm)].map(([, path]) => path);
  return { code: status, output: stdout, errors: stderr.replace(/^Node .*\n/gm, ''), nodes };
}

describe('the entry point of all commands', () => {
  beforeAll(() => {
    copyFileSync(process.execPath, otherNode);
    const report =
      "if (require('node:worker_threads').isMainThread) console.error('Node', process.execPath);";
    writeFileSync(join(folder, 'report.cjs'), report);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('lists the commands if the name is unknown', () => {
    const { code, output, errors } = runCommand(process.execPath, ['tokens']);
    expect(errors).toMatch(/^There is no command 'tokens'\. The commands are:\n {2}administrator\n/);
    expect(errors).toContain('\n  token\n');
    expect({ code, output }).toEqual({ code: 1, output: '' });
  });

  it('runs a command in its own process and in the portal’s folder', () => {
    const { code, output, nodes } = runCommand(process.execPath, ['specification', '--check'], folder);
    expect(output).toMatch(/; 0 faults\n$/);
    expect({ code, nodes }).toEqual({ code: 0, nodes: [process.execPath] });
  });

  it('continues with the Node of the packages, and returns the exit code of the command', () => {
    const { code, output, nodes } = runCommand(otherNode, ['check', '--only', 'no such check']);
    expect(output).toMatch(/^No check has 'no such check' in its name\./);
    expect({ code, nodes }).toEqual({ code: 1, nodes: [otherNode, process.execPath] });
  });
});
