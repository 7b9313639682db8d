import { once } from 'node:events';
import { createServer } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '#server/testing/processes/free-port';
import { demoPassword, until } from './support/browser/browser';
import { changeSetting, holdInDatabase, inDatabase, settingsOf } from './support/portal/database';
import { type Portal, type RunningPortal, runPortal, startNewPortal } from './support/portal/portal';
import { sharedPortal } from './support/portal/shared-portal';

const people = ['admin', 'manager', 'learner', 'pro', 'distributor', 'retailer'];

const nameOf = async (portal: RunningPortal): Promise<unknown> => (await settingsOf(portal))['productName'];

async function postmasterOf(portal: RunningPortal): Promise<number> {
  const [{ pid }] = (await inDatabase(
    portal,
    "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid",
  )) as [{ pid: number }];
  return pid;
}

const isReady = async (portal: RunningPortal): Promise<boolean> => (await fetch(`${portal.url}/readyz`)).ok;

describe('a running portal', () => {
  let portal: Portal;

  beforeAll(async () => {
    portal = await startNewPortal();
  });
  afterAll(() => portal.remove());

  it('prints its address and demo accounts, runs beside another portal, and keeps its data after Ctrl-C', async () => {
    await until('the address is printed', () =>
      portal.out().includes(`Treadway is ready at ${portal.url}\n`),
    );
    const accounts = [...portal.out().matchAll(/^ {2}(\w+)@treadway\.example {2}(\S+) {2}\S/gm)];
    // The last one is a company account with the same e-mail address as a demo learner.
    expect(accounts.map(([, who]) => who)).toEqual([...people, 'newcomer', 'learner']);
    expect(new Set(accounts.map(([, , password]) => password))).toEqual(new Set([demoPassword]));
    await changeSetting(portal, 'product_name', 'Roadmark');
    expect([await nameOf(portal), await nameOf(sharedPortal())]).toEqual(['Roadmark', 'Treadway']);
    const pid = await postmasterOf(portal);
    expect(process.kill(pid, 0)).toBe(true);
    const code = await portal.stop('SIGINT');
    expect({ code, errors: portal.errors() }).toEqual({ code: 0, errors: '' });
    expect(portal.out()).not.toMatch(/"level":[45]0/);
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    await portal.restart();
    expect(await nameOf(portal)).toBe('Roadmark');
  });

  it('reports on SIGTERM that it is ending, and still answers requests before it exits', async () => {
    await portal.stop();
    await portal.restart({ SHUTDOWN_DELAY: '5' });
    const stopped = portal.stop('SIGTERM');
    await until('the portal says that it ends', async () => {
      const ready = await fetch(`${portal.url}/readyz`);
      return ready.status === 503 && ((await ready.json()) as { status: string }).status === 'ending';
    });
    const late = await fetch(`${portal.url}/api/settings/get`);
    expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);
    expect({ code: await stopped, errors: portal.errors() }).toEqual({ code: 0, errors: '' });
    await expect(fetch(portal.url)).rejects.toThrow('fetch failed');
    await portal.restart();
  });

  it('exits on SIGTERM although its PostgreSQL has ended and a request waits for a lock', async () => {
    await portal.stop();
    await portal.restart({ SHUTDOWN_LIMIT: '1' });
    const unlock = await holdInDatabase(portal, 'lock table site_setting');
    const waiting = fetch(`${portal.url}/api/settings/get`).catch(() => null);
    process.kill(await postmasterOf(portal), 'SIGTERM');
    const began = Date.now();
    expect(await portal.stop('SIGTERM')).toBe(0);
    // PostgreSQL itself ends the statement after 30 seconds.
    expect(Date.now() - began).toBeLessThan(20_000);
    await waiting;
    await unlock();
    await portal.restart();
  });

  it('restarts its PostgreSQL after it was killed, and exits with code 1 if that fails', async () => {
    await portal.stop();
    await portal.restart({ SHUTDOWN_LIMIT: '1' });
    const killed = await postmasterOf(portal);
    process.kill(killed, 'SIGKILL');
    await until('the portal has noticed', async () => !(await isReady(portal)));
    await until('the portal is ready again', () => isReady(portal));
    const postmaster = await postmasterOf(portal);
    const [{ folder }] = (await inDatabase(portal, `select current_setting('data_directory') as folder`)) as [
      { folder: string },
    ];
    expect([postmaster === killed, await nameOf(portal)]).toEqual([false, 'Roadmark']);
    writeFileSync(join(folder, 'global/pg_control'), 'broken');
    process.kill(postmaster, 'SIGKILL');
    expect(await portal.ended()).toBe(1);
    expect(portal.errors()).toMatch(/^PostgreSQL ended unexpectedly, and 3 attempts .*pg_control.*\n$/);
  });
});

describe('a failed start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'treadway start '));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function rejectedStart(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
    const dataDir = mkdtempSync(join(folder, 'data '));
    const { server, errors } = runPortal({ PORT: String(await freePort()), DATA_DIR: dataDir, ...env });
    await once(server, 'close');
    return { code: server.exitCode, said: errors().trim() };
  }

  it('reports in one sentence that the port is in use, the data folder is unusable, or a value is invalid', async () => {
    const busy = createServer().listen(0, '127.0.0.1').unref();
    await once(busy, 'listening');
    const { port } = busy.address() as { port: number };
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const answers = await Promise.all([
      rejectedStart({ PORT: String(port) }),
      rejectedStart({ DATA_DIR: file }),
      rejectedStart({ PORT: 'four' }),
    ]);
    busy.close();
    expect(answers).toEqual([
      { code: 1, said: expect.stringMatching(new RegExp(`^.*Port ${port} is in use.*$`)) },
      { code: 1, said: expect.stringMatching(/^.*is a file.*$/) },
      {
        code: 1,
        said: expect.stringMatching(/^.*PORT must be a whole number from 1 to 65535, not 'four'\.$/),
      },
    ]);
  });
});
