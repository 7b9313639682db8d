import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { memoryFolder } from '#server/testing/storage/memory-folder';
import { versioned } from '../cache/cache';
import { closeDatabase, openDatabase, select } from './database';
import { log } from '../logging/log';
import { type RunningCluster, startCluster } from '../postgres/cluster';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../postgres/embedded-postgres';
import { findPlace } from '../postgres/place';
import { ageOfReplica, fromReplica, openReplica } from './replica';

let folder: string;
let primary: EmbeddedPostgres;
let standby: RunningCluster;
let onStandby: Client;
const ends: (() => Promise<void>)[] = [];

/** Starts a second PostgreSQL that replicates the first, from a copy of its files. */
async function follow(): Promise<RunningCluster> {
  const original = findPlace(join(folder, 'primary'));
  const place = { ...original, folder: join(folder, 'standby') };
  const copy = join(place.folder, 'postgres');
  const client = new Client({ connectionString: primary.url });
  await client.connect();
  await client.query("select pg_backup_start('spec', true)");
  mkdirSync(place.folder);
  const left = /postmaster\.(pid|opts)$|pg_wal\/.+/;
  cpSync(join(original.folder, 'postgres'), copy, { recursive: true, filter: (file) => !left.test(file) });
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await client.end();
  const { hostname, port, username, password } = new URL(primary.url);
  const leader = `host=${hostname} port=${port} user=${username} password=${password}`;
  writeFileSync(join(copy, 'backup_label'), rows[0]!.labelfile);
  writeFileSync(join(copy, 'standby.signal'), '');
  writeFileSync(join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${leader}'\n`);
  const { uid, gid } = statSync(join(original.folder, 'postgres'));
  const files = readdirSync(copy, { recursive: true }).map((name) => join(copy, `${name}`));
  for (const file of [place.folder, copy, ...files]) chownSync(file, uid, gid);
  chmodSync(copy, 0o700);
  return startCluster(place, false);
}

beforeAll(async () => {
  folder = mkdtempSync(join(memoryFolder(), 'treadway-replica-'));
  const log = { info: () => undefined, error: () => undefined };
  primary = await startEmbeddedPostgres({ dataDir: join(folder, 'primary'), log, fsync: false });
  standby = await follow();
  await openDatabase(primary.url, [], 2);
  await select('spec-table', 'create table thing (name text)');
  const url = new URL(primary.url);
  url.port = String(standby.port);
  ends.push(openReplica(url.href, '-c TimeZone=UTC'));
  onStandby = new Client({ connectionString: url.href });
  onStandby.on('error', () => undefined);
  await onStandby.connect();
  await until(async () => {
    const { rows } = await onStandby.query<{ came: boolean }>(
      "select to_regclass('thing') is not null as came",
    );
    return rows[0]!.came;
  });
});
afterAll(async () => {
  for (const end of ends) await end();
  await closeDatabase();
  await onStandby.end();
  await standby.stop();
  await primary.stop();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => {
  log.level = 'info';
});

const isCopy = async (): Promise<boolean> => {
  const [row] = await select<{ copy: boolean }>('spec-copy', 'select pg_is_in_recovery() as copy');
  return row!.copy;
};
const names = async (): Promise<string[]> =>
  (await select<{ name: string }>('spec-names', 'select name from thing order by name')).map(
    ({ name }) => name,
  );

const isPaused = async (): Promise<boolean> => {
  const { rows } = await onStandby.query<{ state: string }>(
    'select pg_get_wal_replay_pause_state() as state',
  );
  return rows[0]!.state === 'paused';
};

/** Polls until the condition is true. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(20);
}

describe('replica', () => {
  it('is used only by queries that accept delayed data', async () => {
    expect([await isCopy(), await fromReplica(isCopy)]).toEqual([false, true]);
  });

  it('reports its delay, which is zero when it has nothing to apply', async () => {
    await until(async () => (await ageOfReplica()) === 0);
    await onStandby.query('select pg_wal_replay_pause()');
    // The pause is asynchronous, and changes that arrive before it takes effect are still applied.
    await until(isPaused);
    await select('spec-add', "insert into thing values ('new')");
    await until(async () => (await ageOfReplica())! >= 1);
    expect([await names(), await fromReplica(names)]).toEqual([['new'], []]);
    await onStandby.query('select pg_wal_replay_resume()');
    await until(async () => (await fromReplica(names)).length === 1);
    await until(async () => (await ageOfReplica()) === 0);
  });

  it('never fills shared caches', async () => {
    const kept = versioned('spec-kept', isCopy);
    expect(await fromReplica(() => kept())).toBe(false);
  });

  it('is bypassed when it is unavailable, with an unknown delay', async () => {
    log.level = 'silent';
    await onStandby.end();
    await standby.stop();
    expect(await fromReplica(isCopy)).toBe(false);
    expect(await ageOfReplica()).toBeNull();
  });
});
