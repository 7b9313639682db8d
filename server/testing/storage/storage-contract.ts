import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { newImageKey, newObjectKey, type ObjectStorage } from '#server/features/storage/object-storage';
import { defaultPartSize } from '#server/features/storage/s3/s3-upload';
import { AppError } from '#server/platform/errors';

/** Returns a source of these chunks. */
export const from = (...chunks: string[]): Readable =>
  Readable.from(chunks.map((chunk) => Buffer.from(chunk)));

/** A source that fails after its first chunk. */
export function broken(error: Error): Readable {
  return Readable.from(
    (async function* () {
      yield Buffer.from('begun');
      throw error;
    })(),
  );
}

/** A source that sends its bytes and then neither continues nor ends. */
function thenSilent(bytes: Buffer, given: () => void): Readable {
  let first = true;
  return new Readable({
    read() {
      if (!first) return void setImmediate(given);
      first = false;
      this.push(bytes);
    },
  });
}

/**
 * Adds the specs that every storage must pass. Calls `make` once, before the first of them. `partSize` is the storage's
 * size of a part in bytes.
 */
export const describeStorage = (
  name: string,
  make: () => Promise<ObjectStorage>,
  partSize = defaultPartSize,
): void =>
  describe(`storage on ${name}`, () => {
    let storage: ObjectStorage;
    beforeAll(async () => {
      storage = await make();
    });

    it('returns stored objects, whole and in any range', async () => {
      const key = newObjectKey();
      await storage.put(key, from('0123', '456789'));
      expect(await storage.stat(key)).toEqual({ size: 10 });
      expect(await text(await storage.open(key))).toBe('0123456789');
      expect(await text(await storage.open(key, { start: 0, end: 0 }))).toBe('0');
      expect(await text(await storage.open(key, { start: 3, end: 5 }))).toBe('345');
      expect(await text(await storage.open(key, { start: 9, end: 9 }))).toBe('9');
    });

    it('stores an empty object and one of several megabytes', async () => {
      const [empty, large] = [newObjectKey(), newObjectKey()];
      await storage.put(empty, from());
      const bytes = Buffer.alloc(3_000_000, 'abcdefg');
      await storage.put(large, Readable.from([bytes]));
      expect(await storage.stat(empty)).toEqual({ size: 0 });
      expect((await buffer(await storage.open(large))).equals(bytes)).toBe(true);
    });

    it('returns STORAGE_OBJECT_NOT_FOUND for a missing or removed object, and removes repeatedly without an error', async () => {
      const key = newObjectKey();
      const missing = { code: 'STORAGE_OBJECT_NOT_FOUND', details: { storage: 'object-not-found' } };
      await expect(storage.open(key)).rejects.toMatchObject(missing);
      await expect(storage.stat(key)).rejects.toMatchObject(missing);
      await storage.put(key, from('here'));
      await storage.remove(key);
      await storage.remove(key);
      await expect(storage.open(key)).rejects.toMatchObject(missing);
    });

    it('continues a read while its object is removed', async () => {
      const key = newObjectKey();
      await storage.put(key, from('read on'));
      const opened = await storage.open(key);
      await storage.remove(key);
      expect(await text(opened)).toBe('read on');
    });

    it('rejects keys that it has not created', async () => {
      const names = [
        '../../etc/passwd',
        '/etc/passwd',
        'ab/cd',
        '',
        'ab/cd/../../x',
        `${newObjectKey()}/x`,
        'ab\0',
        `images/${newObjectKey()}.svg`,
        `${newObjectKey()}.jpg`,
        `images/${newObjectKey()}`,
      ];
      for (const name of names) {
        await expect(storage.put(name, from('x'))).rejects.toMatchObject({
          code: 'STORAGE_OBJECT_NOT_FOUND',
        });
        await expect(storage.open(name)).rejects.toMatchObject({ code: 'STORAGE_OBJECT_NOT_FOUND' });
        await expect(storage.stat(name)).rejects.toMatchObject({ code: 'STORAGE_OBJECT_NOT_FOUND' });
        await expect(storage.remove(name)).rejects.toMatchObject({ code: 'STORAGE_OBJECT_NOT_FOUND' });
      }
    });

    it('stores fifty objects concurrently', async () => {
      const keys = Array.from({ length: 50 }, newObjectKey);
      await Promise.all(keys.map((key) => storage.put(key, from(key.slice(0, 10), key.slice(10)))));
      const read = await Promise.all(keys.map(async (key) => text(await storage.open(key))));
      expect(read).toEqual(keys);
    });

    it('never returns half of an object, also when two are stored under one key concurrently', async () => {
      const key = newObjectKey();
      const contents = ['a'.repeat(500_000), 'b'.repeat(500_000)];
      await Promise.all(contents.map((content) => storage.put(key, from(content))));
      expect(contents).toContain(await text(await storage.open(key)));
    });

    it('stores nothing of a failed source, and rethrows its error code', async () => {
      const key = newObjectKey();
      await expect(storage.put(key, broken(new AppError('PAYLOAD_TOO_LARGE')))).rejects.toMatchObject({
        code: 'PAYLOAD_TOO_LARGE',
      });
      await expect(storage.put(key, broken(new Error('lost')))).rejects.toMatchObject({
        code: 'UNAVAILABLE',
      });
      await expect(storage.stat(key)).rejects.toMatchObject({ code: 'STORAGE_OBJECT_NOT_FOUND' });
    });

    it('stores an object of two parts that arrives in chunks of any size, and reads ranges across them', async () => {
      const key = newObjectKey();
      const bytes = Buffer.alloc(partSize * 1.25, 'the quick brown fox jumps over the lazy dog');
      const pieces = function* () {
        for (let at = 0, step = 1; at < bytes.length; at += step, step = (step * 7) % 999_983)
          yield bytes.subarray(at, at + step);
      };
      await storage.put(key, Readable.from(pieces(), { objectMode: false }));
      expect(await storage.stat(key)).toEqual({ size: bytes.length });
      expect((await buffer(await storage.open(key))).equals(bytes)).toBe(true);
      const across = await buffer(await storage.open(key, { start: partSize - 10, end: partSize + 9 }));
      expect(across.equals(bytes.subarray(partSize - 10, partSize + 10))).toBe(true);
    });

    it('stores an object of exactly one part, and one with a byte more', async () => {
      for (const size of [partSize, partSize + 1]) {
        const key = newObjectKey();
        const bytes = Buffer.alloc(size, 'part');
        await storage.put(key, Readable.from([bytes]));
        expect((await buffer(await storage.open(key))).equals(bytes)).toBe(true);
      }
    });

    it('accepts a source of text or of byte arrays', async () => {
      const [letters, bytes] = [newObjectKey(), newObjectKey()];
      await storage.put(letters, Readable.from(['pneu', 'mático']));
      await storage.put(bytes, Readable.from([Uint8Array.of(1, 2), Uint8Array.of(3)]));
      expect(await text(await storage.open(letters))).toBe('pneumático');
      expect([...(await buffer(await storage.open(bytes)))]).toEqual([1, 2, 3]);
    });

    it('stores nothing of a large source that fails in its second part', async () => {
      const key = newObjectKey();
      const source = Readable.from(
        (async function* () {
          yield Buffer.alloc(partSize + 1000);
          throw new AppError('PAYLOAD_TOO_LARGE');
        })(),
      );
      await expect(storage.put(key, source)).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
      await expect(storage.stat(key)).rejects.toMatchObject({ code: 'STORAGE_OBJECT_NOT_FOUND' });
    });

    it('ends an upload that is cancelled before it starts, at its first byte or between its parts, and stores nothing', async () => {
      const canceled = { code: 'STORAGE_CANCELED', details: { storage: 'canceled' } };
      const [early, late] = [newObjectKey(), newObjectKey()];
      await expect(storage.put(early, from('x'), AbortSignal.abort())).rejects.toMatchObject(canceled);
      for (const size of [1, partSize + 1000]) {
        const controller = new AbortController();
        const source = thenSilent(Buffer.alloc(size), () => controller.abort());
        await expect(storage.put(late, source, controller.signal)).rejects.toMatchObject(canceled);
        expect(source.destroyed).toBe(true);
      }
      for (const key of [early, late])
        await expect(storage.stat(key)).rejects.toMatchObject({ code: 'STORAGE_OBJECT_NOT_FOUND' });
    });

    it('opens nothing for an aborted signal', async () => {
      const key = newObjectKey();
      await storage.put(key, from('x'));
      const opening = storage.open(key, undefined, AbortSignal.abort());
      await expect(opening).rejects.toMatchObject({ code: 'STORAGE_CANCELED' });
    });

    it('stores images under separate keys, which end their addresses', async () => {
      const key = newImageKey('png');
      await storage.put(key, from('pixels'));
      expect(await text(await storage.open(key))).toBe('pixels');
      expect(storage.publicUrl(key).endsWith(`/${key}`)).toBe(true);
      await storage.remove(key);
      await expect(storage.stat(key)).rejects.toMatchObject({ code: 'STORAGE_OBJECT_NOT_FOUND' });
    });
  });
