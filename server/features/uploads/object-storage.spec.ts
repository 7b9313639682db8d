import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppError } from '#server/platform/errors';
import { filesUnder } from '#server/testing/files';
import { diskStorage } from './disk-storage';
import { isObjectKey, newObjectKey, type ObjectStorage } from './object-storage';

const folder = mkdtempSync(join(tmpdir(), 'treadway-storage-spec-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const from = (...chunks: string[]): Readable => Readable.from(chunks.map((chunk) => Buffer.from(chunk)));

function broken(error: Error): Readable {
  return Readable.from(
    (async function* () {
      yield Buffer.from('begun');
      throw error;
    })(),
  );
}

describe.each([['disk', () => diskStorage(folder)]])('the storage on %s', (_name, make) => {
  let storage: ObjectStorage;
  beforeAll(() => {
    storage = make();
  });

  it('gives back what it keeps, whole and in any range', async () => {
    const key = newObjectKey();
    await storage.put(key, from('0123', '456789'));
    expect(await storage.stat(key)).toEqual({ size: 10 });
    expect(await text(await storage.open(key))).toBe('0123456789');
    expect(await text(await storage.open(key, { start: 0, end: 0 }))).toBe('0');
    expect(await text(await storage.open(key, { start: 3, end: 5 }))).toBe('345');
    expect(await text(await storage.open(key, { start: 9, end: 9 }))).toBe('9');
  });

  it('keeps an empty object and one of several megabytes', async () => {
    const [empty, large] = [newObjectKey(), newObjectKey()];
    await storage.put(empty, from());
    const bytes = Buffer.alloc(3_000_000, 'abcdefg');
    await storage.put(large, Readable.from([bytes]));
    expect(await storage.stat(empty)).toEqual({ size: 0 });
    expect((await buffer(await storage.open(large))).equals(bytes)).toBe(true);
  });

  it('says NOT_FOUND of what is missing or removed, and removes twice without complaint', async () => {
    const key = newObjectKey();
    const missing = { code: 'NOT_FOUND' };
    await expect(storage.open(key)).rejects.toMatchObject(missing);
    await expect(storage.stat(key)).rejects.toMatchObject(missing);
    await storage.put(key, from('here'));
    await storage.remove(key);
    await storage.remove(key);
    await expect(storage.open(key)).rejects.toMatchObject(missing);
  });

  it('lets whoever has opened an object read on while it is removed', async () => {
    const key = newObjectKey();
    await storage.put(key, from('read on'));
    const opened = await storage.open(key);
    await storage.remove(key);
    expect(await text(opened)).toBe('read on');
  });

  it('takes no key but its own, whatever a caller puts there', async () => {
    const names = [
      '../../etc/passwd',
      '/etc/passwd',
      'ab/cd',
      '',
      'ab/cd/../../x',
      `${newObjectKey()}/x`,
      'ab\0',
    ];
    for (const name of names) {
      await expect(storage.put(name, from('x'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(storage.open(name)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(storage.stat(name)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(storage.remove(name)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it('keeps fifty objects at once apart', async () => {
    const keys = Array.from({ length: 50 }, newObjectKey);
    await Promise.all(keys.map((key) => storage.put(key, from(key.slice(0, 10), key.slice(10)))));
    const read = await Promise.all(keys.map(async (key) => text(await storage.open(key))));
    expect(read).toEqual(keys);
  });

  it('never shows half of an object, also where two are put under one key at once', async () => {
    const key = newObjectKey();
    const contents = ['a'.repeat(500_000), 'b'.repeat(500_000)];
    await Promise.all(contents.map((content) => storage.put(key, from(content))));
    expect(contents).toContain(await text(await storage.open(key)));
  });

  it('keeps nothing of a source that fails, and passes a coded failure on', async () => {
    const key = newObjectKey();
    await expect(storage.put(key, broken(new AppError('PAYLOAD_TOO_LARGE')))).rejects.toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
    });
    await expect(storage.put(key, broken(new Error('lost')))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(storage.stat(key)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the storage on disk', () => {
  const modeOf = (path: string): number => statSync(path).mode & 0o777;

  it('lets nobody else in, and leaves no draft behind', async () => {
    const place = join(folder, 'modes');
    const key = newObjectKey();
    const storage = diskStorage(place);
    await storage.put(key, from('secret'));
    await storage.put(newObjectKey(), broken(new Error('lost'))).catch(() => undefined);
    expect([modeOf(place), modeOf(dirname(join(place, key))), modeOf(join(place, key))]).toEqual([
      0o700, 0o700, 0o600,
    ]);
    expect(filesUnder(place)).toEqual([key]);
  });

  it('removes the drafts of a server that was killed a day ago, and no others', () => {
    const place = join(folder, 'drafts');
    diskStorage(place);
    const [old, fresh] = [join(place, 'incoming', 'old'), join(place, 'incoming', 'fresh')];
    for (const draft of [old, fresh]) writeFileSync(draft, 'half');
    const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000);
    utimesSync(old, longAgo, longAgo);
    diskStorage(place);
    expect(filesUnder(place)).toEqual([join('incoming', 'fresh')]);
    expect(readFileSync(fresh, 'utf8')).toBe('half');
  });

  it('says UNAVAILABLE where the disk fails', async () => {
    const place = join(folder, 'file-in-the-way');
    const key = newObjectKey();
    const storage = diskStorage(place);
    writeFileSync(join(place, key.slice(0, 2)), 'no folder');
    await expect(storage.put(key, from('x'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(filesUnder(join(place, 'incoming'))).toEqual([]);
  });
});

describe('a key of the storage', () => {
  it('is random and lies in two folders by its first letters', () => {
    const keys = Array.from({ length: 1000 }, newObjectKey);
    expect(new Set(keys).size).toBe(1000);
    for (const key of keys) {
      const [outer, inner, name] = key.split('/');
      expect(isObjectKey(key)).toBe(true);
      expect([name!.slice(0, 2), name!.slice(2, 4)]).toEqual([outer, inner]);
    }
  });
});
