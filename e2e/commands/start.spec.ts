import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { collectOutput, waitUntilReady } from '#scripts/lib/ready.mjs';
import { freePort } from '#server/testing/processes/free-port';
import { memoryFolder } from '#server/testing/storage/memory-folder';
import { interrupt, runScript, startScript } from '../../scripts/commands/run-script';
import { until } from '../support/browser';
import { copySeed } from '../support/seed';

const started: ChildProcess[] = [];
const folders: string[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map(interrupt));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('npm', () => {
  it('builds the portal, and does nothing if it is built already', async () => {
    expect(await runScript('build')).toEqual({ code: 0, output: '', errors: '' });
  });

  it('starts the portal, prints its address, and stops it after Ctrl-C', async () => {
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
