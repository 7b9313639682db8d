import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { freePort } from '#server/testing/processes/free-port';
import { collectOutput, waitUntilReady } from '#scripts/lib/ready.mjs';
import { interrupt, runScript, startScript } from './run-script';

const started: ChildProcess[] = [];
const folders: string[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map(interrupt));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

// Installing all packages in an empty folder takes minutes.
const patience = 1_800_000;

describe('the commands that run the portal', () => {
  it('serve it with hot reload until Ctrl-C', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'treadway-commands-'));
    folders.push(folder);
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const npm = startScript('dev', [], { DATA_DIR: folder, PORT: String(port) });
    started.push(npm);
    await waitUntilReady('npm run dev', npm, `${url}/readyz`, collectOutput(npm), 240);
    const page = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
    expect(page).toContain('/@vite/client');
    await interrupt(npm);
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  });

  it(
    'run the steps of the image and start it',
    async () => {
      const { code, output, errors } = await runScript('image:check', [], {}, patience / 1000);
      expect({ output, errors }).toEqual({
        output: expect.stringMatching(/\n3 passed, 0 failed\n$/),
        errors: expect.any(String),
      });
      expect(output).toMatch(/ {2}\d+ MB over node:/);
      expect(code).toBe(0);
    },
    patience,
  );

  it('kill it while it saves answers', async () => {
    const { code, output } = await runScript('test:kill', ['--rounds', '1']);
    expect(output).toMatch(/\n[1-9] passed, 0 failed\n$/);
    expect(code).toBe(0);
  });

  it('run specs with every response delayed', async () => {
    const { code, output } = await runScript('test:delays', ['client/ui/editing/reorder/order.spec.ts']);
    expect(output).toMatch(/^Seed of the delays: \d+\. /m);
    expect(output).toMatch(/\n[1-9] passed, 0 failed\n$/);
    expect(code).toBe(0);
  });
});
