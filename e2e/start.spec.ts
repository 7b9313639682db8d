import { once } from 'node:events';
import { createServer } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { freePort } from '#server/testing/processes/free-port';
import { demoPassword, until } from './support/browser';
import { changeSetting, inDatabase, settingsOf } from './support/database';
import { type Portal, runPortal, startNewPortal, startPortal } from './support/portal';

const people = ['admin', 'manager', 'learner', 'pro', 'distributor', 'retailer'];

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

  async function started(start = startPortal, env: Record<string, string> = {}): Promise<Portal> {
    const portal = await start(env);
    portals.push(portal);
    return portal;
  }

  async function refusedStart(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
    const { server, errors } = runPortal({ PORT: String(await freePort()), DATA_DIR: newFolder(), ...env });
    await once(server, 'close');
    return { code: server.exitCode, said: errors().trim() };
  }

  const rename = (portal: Portal): Promise<void> => changeSetting(portal, 'product_name', 'Roadmark');
  const nameOf = async (portal: Portal): Promise<unknown> => (await settingsOf(portal))['productName'];

  it('two portals run side by side, each on its own port and data', async () => {
    const [one, two] = [await started(startNewPortal), await started()];
    await rename(one);
    expect([await nameOf(one), await nameOf(two)]).toEqual(['Roadmark', 'Treadway']);
  });

  it('prints its address and the demo accounts with their passwords', async () => {
    const portal = await started();
    await until('the address is printed', () =>
      portal.out().includes(`Treadway is ready at ${portal.url}\n`),
    );
    const accounts = [...portal.out().matchAll(/^ {2}(\w+)@treadway\.example {2}(\S+) {2}\S/gm)];
    // The last one is somebody of the company, by the same e-mail address.
    expect(accounts.map(([, who]) => who)).toEqual([...people, 'newcomer', 'learner']);
    expect(new Set(accounts.map(([, , password]) => password))).toEqual(new Set([demoPassword]));
  });

  it('Ctrl-C ends everything, the database included, and the next start has all data', async () => {
    const portal = await started();
    await rename(portal);
    const [{ pid }] = (await inDatabase(
      portal,
      "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid",
    )) as [{ pid: number }];
    expect(process.kill(pid, 0)).toBe(true);
    const code = await portal.stop('SIGINT');
    expect({ code, errors: portal.errors() }).toEqual({ code: 0, errors: '' });
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    await portal.restart();
    expect(await nameOf(portal)).toBe('Roadmark');
  });

  it('a server told to end says so first, still answers, and finishes what is under way', async () => {
    const portal = await started(startPortal, { SHUTDOWN_DELAY: '2' });
    const stopped = portal.stop('SIGTERM');
    await until('the portal says that it ends', async () => {
      const ready = await fetch(`${portal.url}/readyz`);
      return ready.status === 503 && ((await ready.json()) as { status: string }).status === 'ending';
    });
    const late = await fetch(`${portal.url}/api/settings/get`);
    expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);
    expect({ code: await stopped, errors: portal.errors() }).toEqual({ code: 0, errors: '' });
    await expect(fetch(portal.url)).rejects.toThrow('fetch failed');
  });

  it('after a SIGKILL the next start recovers by itself with all data', async () => {
    const portal = await started();
    await rename(portal);
    await portal.stop('SIGKILL');
    await portal.restart();
    expect(await nameOf(portal)).toBe('Roadmark');
  });

  it('a port in use, a broken data folder and a wrong value each give one clear sentence', async () => {
    const busy = createServer().listen(0, '127.0.0.1').unref();
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
