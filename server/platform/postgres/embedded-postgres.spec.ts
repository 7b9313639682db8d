import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/postgres/embedded-postgres';
import { memoryFolder } from '#server/testing/storage/memory-folder';

const log = { info: () => undefined, error: () => undefined };
let made = '';
let base = '';
let running: EmbeddedPostgres[] = [];

/** Starts with a copy of existing data, which is a second faster than a first start. */
function resume(name = 'data folder'): Promise<EmbeddedPostgres> {
  copyMade(name);
  return start(name);
}

function copyMade(name = 'data folder'): void {
  cpSync(made, join(base, name), { recursive: true });
  // PostgreSQL accepts only a folder with access for its owner alone.
  chmodSync(join(base, name, 'postgres'), 0o700);
}

async function start(
  name = 'data folder',
  onGivenUp: (error: Error) => void = () => undefined,
): Promise<EmbeddedPostgres> {
  const options = { dataDir: join(base, name), log, fsync: false, restartPause: 10, onGivenUp };
  const postgres = await startEmbeddedPostgres(options);
  running.push(postgres);
  return postgres;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const postmasterOf = (name = 'data folder'): number =>
  Number.parseInt(readFileSync(join(base, name, 'postgres/postmaster.pid'), 'utf8'), 10);

/** Starts PostgreSQL in a separate process, which the spec can kill. */
async function startElsewhere(): Promise<{ child: ChildProcess; postmaster: number }> {
  copyMade();
  const script = `
    const { startEmbeddedPostgres } = require('./server/platform/postgres/embedded-postgres.ts');
    const log = { info: () => undefined, error: () => undefined };
    startEmbeddedPostgres({ dataDir: process.argv[1], log, fsync: false }).then(({ url }) => {
      const { Client } = require('pg');
      const client = new Client({ connectionString: url });
      return client.connect().then(() => client.query('create table kept as select 7 as value'));
    }).then(() => process.stdout.write('ready'));`;
  const flags = ['-r', './scripts/lib/register-typescript.cjs', '-e', script, join(base, 'data folder')];
  const env = { ...process.env, NODE_OPTIONS: '' };
  const child = spawn(process.execPath, flags, {
    cwd: join(__dirname, '../../..'),
    env,
    stdio: ['ignore', 'pipe', 2],
  });
  await once(child.stdout as NodeJS.ReadableStream, 'data');
  return { child, postmaster: postmasterOf() };
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

describe('embedded PostgreSQL', () => {
  beforeAll(async () => {
    made = mkdtempSync(join(memoryFolder(), 'treadway-postgres-made-'));
    const first = await startEmbeddedPostgres({ dataDir: made, log, fsync: false });
    await first.stop();
  });
  afterAll(() => rmSync(made, { recursive: true, force: true }));

  beforeEach(() => {
    base = mkdtempSync(join(memoryFolder(), 'treadway-postgres-'));
    running = [];
  });

  afterEach(async () => {
    for (const postgres of running) await postgres.stop();
    rmSync(base, { recursive: true, force: true });
  });

  it('keeps its data across restarts, in a folder with a space that only its owner can open', async () => {
    chmodSync(base, 0o700);
    const first = await start();
    await query(first.url, `create table kept as select 'é' as value`);
    await first.stop();
    running = [];
    const second = await start();
    expect(await query(second.url, 'select value from kept')).toEqual([{ value: 'é' }]);
  });

  it('listens only on 127.0.0.1 without a socket file, and protects its password', async () => {
    const { url } = await start();
    const [settings] = await query(
      url,
      `select current_setting('listen_addresses') as addresses, current_setting('unix_socket_directories') as sockets`,
    );
    expect(settings).toEqual({ addresses: '127.0.0.1', sockets: '' });
    expect(statSync(join(base, 'data folder/postgres-password')).mode & 0o777).toBe(0o600);
    const wrong = new URL(url);
    wrong.password = 'wrong';
    await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
  });

  it('writes no row values to its log', async () => {
    const { url } = await start();
    await query(url, 'create table person (email text unique)');
    const twice = `insert into person select 'il' || 'se@people.example' from generate_series(1, 2)`;
    await expect(query(url, twice)).rejects.toMatchObject({ detail: expect.stringContaining('ilse@') });
    const written = readFileSync(join(base, 'data folder/postgres.log'), 'utf8');
    expect(written).toContain('duplicate key');
    expect(written).not.toContain('ilse@');
  });

  it('sorts and folds text without the machine’s locale data', async () => {
    const { url } = await resume();
    expect(await query(url, `select upper('éß') as upper, 'Z' < 'a' as by_code`)).toEqual([
      { upper: 'Éß', by_code: true },
    ]);
  });

  it('runs twice side by side on two data folders', async () => {
    const [one, two] = await Promise.all([resume('one'), resume('two')]);
    await query(one.url, 'create table only_here ()');
    await expect(query(two.url, 'select from only_here')).rejects.toThrow('does not exist');
  });

  it('rejects a folder in use by a running process, and names its number', async () => {
    const { child } = await startElsewhere();
    await expect(start()).rejects.toThrow(
      `The data folder ${join(base, 'data folder')} is in use by another Treadway (process ${child.pid}).`,
    );
    await kill(child);
    await start();
  });

  it('recovers all committed data after its server was killed', async () => {
    const { child, postmaster } = await startElsewhere();
    await kill(child);
    const { url } = await start();
    expect(await query(url, 'select value from kept')).toEqual([{ value: 7 }]);
    expect(existsSync(`/proc/${postmaster}/cwd`)).toBe(false);
  });

  it('recovers after its server and PostgreSQL were both killed', async () => {
    const { child, postmaster } = await startElsewhere();
    process.kill(postmaster, 'SIGSTOP');
    await kill(child);
    process.kill(postmaster, 'SIGKILL');
    const { url } = await start();
    expect(await query(url, 'select value from kept')).toEqual([{ value: 7 }]);
  });

  it('doesn’t end an unrelated process with the number in a stale postmaster.pid', async () => {
    copyMade();
    const stranger = spawn('sleep', ['60']);
    const pidFile = join(base, 'data folder/postgres/postmaster.pid');
    writeFileSync(pidFile, `${stranger.pid}\n${join(base, 'data folder/postgres')}\n1\n5432\n\n127.0.0.1\n`);
    await start();
    const ended = once(stranger, 'exit');
    stranger.kill('SIGUSR1');
    // This checks that nothing else ended the process first.
    expect(await ended).toEqual([null, 'SIGUSR1']);
  });

  it('fails with a clear message when the data folder is a file', async () => {
    writeFileSync(join(base, 'data folder'), '');
    await expect(start()).rejects.toThrow(`The data folder ${join(base, 'data folder')} is a file.`);
  });

  it('fails with a clear message when the data folder is below a file', async () => {
    writeFileSync(join(base, 'file'), '');
    await expect(start('file/data')).rejects.toThrow('lies under a file.');
  });

  it('fails with a clear message for data of another PostgreSQL, and names both versions', async () => {
    mkdirSync(join(base, 'data folder/postgres'), { recursive: true });
    writeFileSync(join(base, 'data folder/postgres/PG_VERSION'), '15\n');
    await expect(start()).rejects.toThrow(/was made by PostgreSQL 15, and this Treadway runs PostgreSQL 18/);
  });

  it('fails with a clear message for a database folder with other files', async () => {
    mkdirSync(join(base, 'data folder/postgres'), { recursive: true });
    writeFileSync(join(base, 'data folder/postgres/letter.txt'), 'Dear reader');
    await expect(start()).rejects.toThrow('holds no PostgreSQL data');
  });

  it('fails with one sentence and PostgreSQL’s reason for corrupt data', async () => {
    copyMade();
    writeFileSync(join(base, 'data folder/postgres/global/pg_control'), 'broken');
    const error = await start().catch((reason: Error) => reason);
    expect(error).toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/could not start on .*pg_control/),
    });
    expect((error as Error).message).not.toContain('\n');
  });

  it('fails with a clear message when the password file is missing', async () => {
    copyMade();
    rmSync(join(base, 'data folder/postgres-password'));
    await expect(start()).rejects.toThrow('password is missing');
  });

  it('restarts at the same address with all committed data after it was killed', async () => {
    const { url } = await resume();
    await query(url, 'create table kept as select 7 as value');
    const killed = postmasterOf();
    process.kill(killed, 'SIGKILL');
    while (!(await query(url, 'select').catch(() => null))) await pause(20);
    expect(await query(url, 'select value from kept')).toEqual([{ value: 7 }]);
    expect(postmasterOf()).not.toBe(killed);
  });

  it('gives up with PostgreSQL’s reason after three failed restarts', async () => {
    const { promise: givenUp, resolve } = Promise.withResolvers<Error>();
    copyMade();
    await start('data folder', resolve);
    const postmaster = postmasterOf();
    writeFileSync(join(base, 'data folder/postgres/global/pg_control'), 'broken');
    process.kill(postmaster, 'SIGKILL');
    const { name, message } = await givenUp;
    expect({ name, message }).toEqual({
      name: 'StartError',
      message: expect.stringMatching(
        /^PostgreSQL ended unexpectedly, and 3 attempts .*pg_control.* again\.$/,
      ),
    });
  });

  it('can be stopped while it waits for a restart', async () => {
    copyMade();
    const dataDir = join(base, 'data folder');
    const postgres = await startEmbeddedPostgres({ dataDir, log, fsync: false, restartPause: 3_600_000 });
    process.kill(postmasterOf(), 'SIGKILL');
    while (await query(postgres.url, 'select').catch(() => null)) await pause(20);
    await postgres.stop();
    const { url } = await start();
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('starts over when a first start was interrupted', async () => {
    mkdirSync(join(base, 'data folder/postgres.new/base'), { recursive: true });
    const { url } = await start();
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});
