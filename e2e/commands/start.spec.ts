import { type ChildProcess, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { collectOutput, waitUntilReady } from '#scripts/lib/ready.mjs';
import { root } from '#server/platform/root';
import { freePort } from '#server/testing/processes/free-port';
import { memoryFolder } from '#server/testing/storage/memory-folder';
import { interrupt, runScript, startScript } from '../../scripts/commands/run-script';
import { until } from '../support/browser/browser';
import { copySeed } from '../support/portal/seed';

const started: ChildProcess[] = [];
const folders: string[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map(interrupt));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('npm run build and npm start', () => {
  it('skip the build if the portal is built already', async () => {
    expect(await runScript('build')).toEqual({ code: 0, output: '', errors: '' });
  });

  it('build a server whose imports stay in dist', () => {
    // Jest resolves imports in its own way, so Node itself does it here.
    const script = `
      const { globSync, readFileSync } = require('node:fs');
      const { createRequire } = require('node:module');
      const { resolve } = require('node:path');
      const files = globSync('{server,migrations}/**/*.js').map((file) => resolve(file));
      const imported = files.flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/require\\("(#[^"]+)"\\)/g)].map(([, name]) =>
          createRequire(file).resolve(name)));
      process.stdout.write(JSON.stringify([...new Set(imported)]));`;
    const cwd = join(root, 'dist');
    const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], { cwd, encoding: 'utf8' });
    expect(stderr).toBe('');
    const imported = JSON.parse(stdout) as string[];
    expect(imported.length).toBeGreaterThan(500);
    expect(imported.filter((file) => !file.startsWith(cwd))).toEqual([]);
  });

  it('start the portal, print its address, and stop it after Ctrl-C', async () => {
    const folder = mkdtempSync(join(memoryFolder(), 'treadway-commands-'));
    folders.push(folder);
    copySeed(folder);
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const npm = startScript('start', [], { DATA_DIR: folder, PORT: String(port) });
    started.push(npm);
    const output = collectOutput(npm);
    await waitUntilReady('npm start', npm, `${url}/readyz`, output);
    await until('the address is printed', () => output().includes(`Treadway is ready at ${url}\n`));
    await interrupt(npm);
    await expect(fetch(`${url}/readyz`)).rejects.toThrow('fetch failed');
  });
});
