import { Client } from 'pg';
import { readForAll, select } from '../database/database';
import { log } from '../logging/log';
import { createModuleState } from '../module-state';

const listeners = new Map<string, Set<() => void>>();
const versions = createModuleState(() => new Map<string, bigint>());
const reads = new Map<string, { had: number; loaded: number }>();

/** Returns the hits and loads of each cache since the start. */
export const readsOfCaches = (): ReadonlyMap<string, Readonly<{ had: number; loaded: number }>> => reads;

/** Calls `onForget` whenever the cache `name` changes. Returns a function that stops this. */
export function onCacheChange(name: string, onForget: () => void): () => void {
  const set = listeners.get(name) ?? new Set();
  set.add(onForget);
  listeners.set(name, set);
  return () => set.delete(onForget);
}

/** Empties the cache called `name` on this server now, for a writer whose response reads it after the commit. */
export function forget(name: string): void {
  for (const onForget of listeners.get(name) ?? []) onForget();
}

/** Empties every cache, as if every table had changed. */
export function evictAll(): void {
  versions.value.clear();
  for (const name of listeners.keys()) forget(name);
}

/**
 * Returns a reader of a value that all requests share until one of its tables changes. `name` is the cache that the
 * tables' triggers invalidate; `load` reads the value, and a failed load isn't cached.
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
    // The first request may read from the replica, but the cached value must be current for everyone.
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
    // A notification already evicted this version or a newer one.
    if (known !== undefined && BigInt(version) <= known) continue;
    forget(name);
    versions.value.set(name, BigInt(version));
  }
}

/** Evicts a cache and increases its known version, so that the next poll doesn't evict it again. */
function followVersion(name: string): void {
  const known = versions.value.get(name);
  if (known !== undefined) versions.value.set(name, known + 1n);
  forget(name);
}

/**
 * Invalidates the caches when they change. One connection listens for notifications, and every 2 seconds a query
 * compares all versions in case one was lost. Returns the function that stops this.
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
