import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { entities } from '#server/app/entities';
import { loadDemoData } from '#server/demo/load';
import { signIn } from '#server/features/identity/embedded/accounts';
import { loadKeys } from '#server/features/identity/embedded/keys';
import { diskStorage } from '#server/features/storage/disk-storage';
import { openStorage } from '#server/features/storage/object-storage';
import { evictAll } from '#server/platform/cache/cache';
import { closeDatabase, openDatabase } from '#server/platform/database/database';
import { knownMigrations, replaceByBaseline, runMigrations } from '#server/platform/database/migrate';
import { specDatabaseUrl } from '#server/testing/database/database';
import { contentsOf, rowsOf, tablesOf } from '#server/testing/database/database-contents';
import { backUp, type PortalParts } from './back-up';
import { datedFolder, parseBackupCount, removeOldBackups } from './backup-series';
import { checkBackup } from './check-backup';
import { readManifest, writeManifest } from './manifest';
import { restore } from './restore';

const quiet = (): void => undefined;
const folders: string[] = [];

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'treadway-backup-'));
  folders.push(folder);
  return folder;
}

function partsOn(url: string): PortalParts {
  const dataDir = newFolder();
  return { url, dataDir, storage: diskStorage(join(dataDir, 'storage')) };
}

/** Returns the contents of every file below a folder, by path. */
function filesBelow(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  return Object.fromEntries(
    names.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length), createHash('sha256').update(readFileSync(path)).digest('hex')];
    }),
  );
}

let source: PortalParts;
let kept: string;

beforeAll(async () => {
  source = partsOn(await specDatabaseUrl());
  await openDatabase(source.url, entities, 2);
  openStorage(source.storage);
  await loadDemoData();
  await loadKeys(source.dataDir, null);
  await rowsOf(source.url, `select graphile_worker.add_job('send-mail', '{"of": "the spec"}')`);
  await rowsOf(
    source.url,
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a server that is gone'`,
  );
  await closeDatabase();
  kept = join(newFolder(), 'kept');
  await backUp(source, kept, quiet);
});
afterAll(async () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Runs the backup as the command does. */
async function bringBack(folder: string, parts: PortalParts): Promise<void> {
  await restore(parts, folder, await checkBackup(folder, quiet), quiet);
}

describe('backup', () => {
  it('records its completion time, so that its age can be measured', async () => {
    const ages = await rowsOf(
      source.url,
      `select extract(epoch from now() - completed_at) between 0 and 600 as recent from last_backup`,
    );
    expect(ages).toEqual([{ recent: true }]);
  });

  it('contains every table and file, for its owner only, without secrets in its manifest', async () => {
    const manifest = await readManifest(kept);
    expect(manifest.tables.length).toBe((await tablesOf(source.url)).length - 2);
    expect(manifest.objects.count).toBe(Object.keys(filesBelow(join(source.dataDir, 'storage'))).length);
    expect(manifest.objects.count).toBeGreaterThan(30);
    expect(manifest.missing).toEqual([]);
    expect(statSync(kept).mode & 0o777).toBe(0o700);
    expect(statSync(join(kept, 'identity-keys.json')).mode & 0o777).toBe(0o600);
    const list = readFileSync(join(kept, 'manifest.json'), 'utf8');
    const { jwks, cookieKeys } = await loadKeys(source.dataDir, null);
    for (const secret of [jwks.keys[0]!.d!, cookieKeys[0]!, new URL(source.url).pathname.slice(1)])
      expect(list).not.toContain(secret);
  });

  it('is restored completely, and the portal continues from there', async () => {
    const target = partsOn(await specDatabaseUrl('template0'));
    await bringBack(kept, target);
    expect(await contentsOf(target.url)).toEqual(await contentsOf(source.url));
    expect(filesBelow(join(target.dataDir, 'storage'))).toEqual(filesBelow(join(source.dataDir, 'storage')));
    expect(await loadKeys(target.dataDir, null)).toEqual(await loadKeys(source.dataDir, null));
    expect(await rowsOf(target.url, 'select from graphile_worker.jobs where locked_at is null')).toHaveLength(
      1,
    );
    const add = `insert into audit_entry (action, actor_kind, target_kind) values ('edit', 'system', 'spec') returning id`;
    const [before] = await rowsOf<{ id: string }>(target.url, 'select max(id) as id from audit_entry');
    const [added] = await rowsOf<{ id: string }>(target.url, add);
    expect(Number(added!.id)).toBe(Number(before!.id) + 1);
    await expect(rowsOf(target.url, 'delete from audit_entry')).rejects.toThrow('append-only');
    await expect(rowsOf(target.url, 'delete from profile')).rejects.toThrow('foreign key');
    await openDatabase(target.url, entities, 2);
    evictAll();
    expect(await signIn('learner@treadway.example', 'Rubber&Road1')).not.toBeNull();
    await closeDatabase();
  });

  it('is a snapshot of one moment, whatever is written at the same time', async () => {
    const url = await specDatabaseUrl();
    await rowsOf(url, `insert into profile (name, email) values ('Before', 'of@spec.example')`);
    const holder = new Client({ connectionString: url });
    await holder.connect();
    await holder.query('begin; lock table award');
    const folder = join(newFolder(), 'kept');
    const running = backUp(partsOn(url), folder, quiet);
    const waits = `select from pg_stat_activity where application_name = 'treadway-backup'
      and datname = current_database() and wait_event_type = 'Lock'`;
    while ((await rowsOf(url, waits)).length === 0) await pause(20);
    await rowsOf(url, `update profile set name = 'After'`);
    await rowsOf(url, `insert into profile (name, email) values ('Another', 'other@spec.example')`);
    await holder.end();
    const { tables } = await running;
    const profiles = tables.find(({ name }) => name === 'public.profile')!;
    expect(profiles.rows).toBe(1);
    expect(readFileSync(join(folder, profiles.path), 'utf8')).toContain('Before');
  });

  it('is migrated to the newest schema when a former release made it', async () => {
    const url = await specDatabaseUrl('template0');
    await runMigrations(url, knownMigrations().slice(0, -1));
    const previous = partsOn(url);
    const folder = join(newFolder(), 'kept');
    await backUp(previous, folder, quiet);
    const target = partsOn(await specDatabaseUrl('template0'));
    await bringBack(folder, target);
    const [count] = await rowsOf(target.url, 'select count(*)::int from migrations');
    expect(count).toEqual({ count: knownMigrations().length });
  });

  it('is migrated to the newest schema when its database is from before the baseline', async () => {
    const url = await specDatabaseUrl('template0');
    await runMigrations(url, replaceByBaseline(['1796531010000'])!);
    await rowsOf(url, 'delete from migrations');
    await rowsOf(url, `insert into migrations (timestamp, name) values (1796531010000, 'Last1796531010000')`);
    const folder = join(newFolder(), 'kept');
    await backUp(partsOn(url), folder, quiet);
    const target = partsOn(await specDatabaseUrl('template0'));
    await bringBack(folder, target);
    const ran = await rowsOf<{ timestamp: string }>(
      target.url,
      'select timestamp from migrations order by 1',
    );
    expect(ran.map(({ timestamp }) => timestamp)).toEqual(knownMigrations());
  });

  it('requires a new folder', async () => {
    await expect(backUp(source, kept, quiet)).rejects.toThrow('is not empty');
  });

  it('lists files that the storage has lost', async () => {
    const other = { ...source, storage: diskStorage(join(newFolder(), 'storage')) };
    const { missing, objects } = await backUp(other, join(newFolder(), 'kept'), quiet);
    expect([missing.length, objects.count]).toEqual([(await readManifest(kept)).objects.count, 0]);
  });
});

describe('series of backups', () => {
  it('keeps the newest complete ones, and deletes older and incomplete ones', async () => {
    const folder = newFolder();
    const on = (day: number) => datedFolder(folder, new Date(Date.UTC(2026, 10, day, 2, 15)));
    for (const day of [20, 21, 22, 23, 24]) mkdirSync(on(day));
    for (const day of [20, 22, 23]) writeFileSync(join(on(day), 'manifest.json'), '');
    for (const name of ['2026-11-01', 'lost+found']) mkdirSync(join(folder, name));
    expect(await removeOldBackups(folder, 4)).toEqual([]);
    expect(await removeOldBackups(folder, 2)).toEqual(['2026-11-20T021500Z', '2026-11-21T021500Z']);
    const rest = ['2026-11-22T021500Z', '2026-11-23T021500Z', '2026-11-24T021500Z'];
    expect(readdirSync(folder)).toEqual(['2026-11-01', ...rest, 'lost+found']);
  });

  it.each(['0', '-1', '1.5', '1001', 'all', ''])('rejects the number %j', (text) => {
    expect(() => parseBackupCount(text)).toThrow('whole number from 1 to 1000');
  });
});

describe('rejected restore', () => {
  let copy: string;
  let target: PortalParts;
  beforeAll(async () => {
    target = partsOn(await specDatabaseUrl('template0'));
  });

  /** Returns a copy of the backup that can be damaged. */
  function damaged(): string {
    copy = join(newFolder(), 'copy');
    cpSync(kept, copy, { recursive: true });
    return copy;
  }

  function flip(path: string): void {
    const file = join(copy, path);
    const bytes = readFileSync(file);
    bytes[Math.floor(bytes.length / 2)]! ^= 1;
    writeFileSync(file, bytes);
  }

  const anObject = (): string => `files${Object.keys(filesBelow(join(kept, 'files'))).at(7)!}`;

  it.each<[string, () => void, string]>([
    ['a table with a flipped byte', () => flip('tables/public.profile.copy'), 'is not as it was written'],
    ['a stored file with a flipped byte', () => flip(anObject()), 'is not as it was written'],
    ['a list with a flipped byte', () => flip('objects.jsonl'), 'is not as it was written'],
    ['a manifest with a flipped byte', () => flip('manifest.json'), 'is not as it was written'],
    ['keys with a flipped byte', () => flip('identity-keys.json'), 'is not as it was written'],
    ['a missing table', () => rmSync(join(copy, 'tables/public.test.copy')), 'is missing'],
    ['a missing stored file', () => rmSync(join(copy, anObject())), 'is missing'],
    ['a folder without a manifest', () => rmSync(join(copy, 'manifest.json')), 'no complete backup'],
  ])('rejects %s and writes nothing', async (_, harm, words) => {
    damaged();
    harm();
    await expect(bringBack(copy, target)).rejects.toThrow(words);
    expect(await tablesOf(target.url)).toEqual([]);
    expect(Object.keys(filesBelow(target.dataDir))).toEqual([]);
  });

  it('rejects a backup of a newer release', async () => {
    const manifest = await readManifest(damaged());
    rmSync(join(copy, 'manifest.json'));
    await writeManifest(copy, { ...manifest, migrations: [...manifest.migrations, '9999999999999'] });
    await expect(bringBack(copy, target)).rejects.toThrow('newer release');
    expect(await tablesOf(target.url)).toEqual([]);
  });

  it('rejects a backup of an early development version', async () => {
    const manifest = await readManifest(damaged());
    rmSync(join(copy, 'manifest.json'));
    await writeManifest(copy, { ...manifest, migrations: ['1796531000000'] });
    await expect(bringBack(copy, target)).rejects.toThrow('early development version');
    expect(await tablesOf(target.url)).toEqual([]);
  });

  it('rejects a database that is not empty, and leaves it unchanged', async () => {
    const url = await specDatabaseUrl();
    const other = partsOn(url);
    const before = await contentsOf(url);
    await expect(bringBack(kept, other)).rejects.toThrow('The database is not empty');
    expect(await contentsOf(url)).toEqual(before);
    expect(Object.keys(filesBelow(other.dataDir))).toEqual([]);
  });

  it('rejects a folder with other keys, before anything else', async () => {
    const other = { ...target, dataDir: newFolder() };
    const own = await loadKeys(other.dataDir, null);
    await expect(bringBack(kept, other)).rejects.toThrow('other keys than the backup');
    expect(await loadKeys(other.dataDir, null)).toEqual(own);
    expect(await tablesOf(target.url)).toEqual([]);
    expect(existsSync(join(other.dataDir, 'storage'))).toBe(false);
  });
});
