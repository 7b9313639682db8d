import { once } from 'node:events';
import { createServer } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { freePort, type Portal, runPortal, startPortal } from './support/portal';

interface SettingsAnswer {
  success: boolean;
  config: { productName: string };
}

describe('starting and stopping', () => {
  const portals: Portal[] = [];
  const folders: string[] = [];

  afterEach(async () => {
    for (const portal of portals.splice(0)) await portal.remove();
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  function newFolder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'treadway start '));
    folders.push(folder);
    return folder;
  }

  async function started(): Promise<Portal> {
    const portal = await startPortal();
    portals.push(portal);
    return portal;
  }

  async function refusedStart(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
    const { server, said } = runPortal({ PORT: String(await freePort()), DATA_DIR: newFolder(), ...env });
    await once(server, 'exit');
    return { code: server.exitCode, said: said().trim() };
  }

  const settings = async (portal: Portal): Promise<SettingsAnswer> =>
    (await (await fetch(`${portal.url}/api/settings/get`)).json()) as SettingsAnswer;

  it('two portals run side by side, each on its own port and data', async () => {
    const [one, two] = [await started(), await started()];
    expect((await settings(one)).success).toBe(true);
    expect((await settings(two)).success).toBe(true);
  });

  it('Ctrl-C ends it cleanly and the next start has everything', async () => {
    const portal = await started();
    expect(await portal.stop('SIGINT')).toBe(0);
    await portal.restart();
    expect((await settings(portal)).config.productName).toBe('Treadway');
  });

  it('after a SIGKILL the next start recovers by itself', async () => {
    const portal = await started();
    await portal.stop('SIGKILL');
    await portal.restart();
    expect((await settings(portal)).success).toBe(true);
  });

  it('a port in use, a broken data folder and a wrong value each give one clear sentence', async () => {
    const busy = createServer().listen(0, '127.0.0.1');
    await once(busy, 'listening');
    const { port } = busy.address() as { port: number };
    const file = join(newFolder(), 'a-file');
    writeFileSync(file, '');
    const answers = [
      [await refusedStart({ PORT: String(port) }), `Port ${port} is in use`],
      [await refusedStart({ DATA_DIR: file }), 'is a file'],
      [await refusedStart({ PORT: 'four' }), "PORT must be a whole number from 1 to 65535, not 'four'."],
    ] as const;
    busy.close();
    for (const [{ code, said }, sentence] of answers) {
      expect(code).toBe(1);
      expect(said).toContain(sentence);
      expect(said.split('\n')).toHaveLength(1);
    }
  });
});
