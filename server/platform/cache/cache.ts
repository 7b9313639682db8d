import { Client } from 'pg';
import { readForAll, select } from '../database';
import { log } from '../log';
import { createModuleState } from '../module-state';

const listeners = new Map<string, Set<() => void>>();
const versions = createModuleState(() => new Map<string, bigint>());
const reads = new Map<string, { had: number; loaded: number }>();

/** How often each value was there when it was read, and how often it had to be loaded, since the start. */
export const readsOfCaches = (): ReadonlyMap<string, Readonly<{ had: number; loaded: number }>> => reads;

/** Calls `onForget` whenever the cache `name` changes. Returns a function that stops this. */
export function onCacheChange(name: string, onForget: () => void): () => void {
  const set = listeners.get(name) ?? new Set();
  set.add(onForget);
  listeners.set(name, set);
  return () => set.delete(onForget);
}

/** Empties the cache called `name` on this server now: for a writer that answers from it after its commit. */
export function forget(name: string): void {
  for (const onForget of listeners.get(name) ?? []) onForget();
}

/** Empties every cache, as if every table had changed. */
export function evictAll(): void {
  versions.value.clear();
  for (const name of listeners.keys()) forget(name);
}

/**
 * A value shared by every request until a table behind it changes. `name` is the cache's name that the tables'
 * triggers bump; `load` reads the value anew. A failed load is not kept. Who writes reads the database instead. Once
 * it is loaded, the value comes without a promise, of which a list would cost one a row.
 */
export function versioned<T>(name: string, load: () => Promise<T>): () => T | Promise<T> {
  let value: { loaded: T } | { loading: Promise<T> } | null = null;
  onCacheChange(name, () => {
    value = null;
  });
  const counts = reads.get(name) ?? { had: 0, loaded: 0 };
  reads.set(name, counts);
  return () => {
    counts[value ? 'had' : 'loaded']++;
    if (value) return 'loaded' in value ? value.loaded : value.loading;
    // Who asks first may read a copy of the database; what is kept is for all.
    const mine = { loading: readForAll(load) };
    value = mine;
    mine.loading.then(
      (loaded) => {
        if (value === mine) value = { loaded };
      },
      () => {
        if (value === mine) value = null;
      },
    );
    return mine.loading;
  };
}

async function compareVersions(): Promise<void> {
  const rows = await select<{ name: string; version: string }>(
    'cache-versions',
    'select name, version from cache_version',
  );
  for (const { name, version } of rows) {
    const known = versions.value.get(name);
    // What was read before a notification came is older than what that told of.
    if (known !== undefined && BigInt(version) <= known) continue;
    forget(name);
    versions.value.set(name, BigInt(version));
  }
}

/** Forgets a cache whose table has its next version, which is then not found out once more. */
function followVersion(name: string): void {
  const known = versions.value.get(name);
  if (known !== undefined) versions.value.set(name, known + 1n);
  forget(name);
}

/**
 * Keeps the caches true: one connection listens for changes, and every 2 seconds one statement compares all
 * versions, so that a lost notification costs at most that long. Gives back what ends it.
 */
export async function watchCaches(databaseUrl: string): Promise<() => Promise<void>> {
  let closed = false;
  let client: Client | null = null;
  let timer: NodeJS.Timeout | null = null;

  async function listen(): Promise<void> {
    const connection = new Client({ connectionString: databaseUrl, application_name: 'treadway-cache' });
    connection.on('error', () => {
      if (client === connection) client = null;
    });
    connection.on('notification', (message) => {
      if (message.payload) followVersion(message.payload);
    });
    await connection.connect();
    await connection.query('listen cache_version');
    if (closed) await connection.end();
    else client = connection;
  }

  async function tick(): Promise<void> {
    try {
      if (!client) await listen();
      await compareVersions();
    } catch (error) {
      log.warn({ err: error }, 'cache versions could not be compared');
      evictAll();
    }
    if (!closed) timer = setTimeout(() => void tick(), 2000);
  }

  await tick();
  return async () => {
    closed = true;
    if (timer) clearTimeout(timer);
    await client?.end();
  };
}
