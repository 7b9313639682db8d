import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from '@jest/globals';
import { filesUnder } from '#server/testing/uploads/files';
import { broken, describeStorage, from } from '#server/testing/storage/storage-contract';
import { diskStorage } from './disk-storage';
import { imageTypeOf, isObjectKey, newImageKey, newObjectKey } from './object-storage';

const folder = mkdtempSync(join(tmpdir(), 'treadway-storage-spec-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeStorage('disk', async () => diskStorage(folder), 1_000_000);

describe('disk storage', () => {
  const modeOf = (path: string): number => statSync(path).mode & 0o777;

  it('allows access to its owner only, and leaves no temporary files', async () => {
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

  it('removes temporary files of a crashed server with the object, but no others', async () => {
    const place = join(folder, 'drafts');
    const storage = diskStorage(place);
    const [killed, living] = [newImageKey('png'), newObjectKey()];
    const draft = join('incoming', `${basename(killed)}.draft`);
    writeFileSync(join(place, draft), 'half');
    const source = new PassThrough();
    const put = storage.put(living, source);
    source.write('first, ');
    await new Promise(setImmediate);
    await storage.remove(killed);
    expect(filesUnder(place)).not.toContain(draft);
    source.end('last');
    await put;
    expect(filesUnder(place)).toEqual([living]);
    expect(await text(await storage.open(living))).toBe('first, last');
  });

  it('returns UNAVAILABLE when the disk fails', async () => {
    const place = join(folder, 'file-in-the-way');
    const key = newObjectKey();
    const storage = diskStorage(place);
    writeFileSync(join(place, key.slice(0, 2)), 'no folder');
    await expect(storage.put(key, from('x'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(filesUnder(join(place, 'incoming'))).toEqual([]);
  });
});

describe('storage key', () => {
  it('is random, in two folders by its first letters', () => {
    const keys = Array.from({ length: 1000 }, newObjectKey);
    expect(new Set(keys).size).toBe(1000);
    for (const key of keys) {
      const [outer, inner, name] = key.split('/');
      expect(isObjectKey(key)).toBe(true);
      expect([name!.slice(0, 2), name!.slice(2, 4)]).toEqual([outer, inner]);
    }
  });

  it('contains the content type of images only', () => {
    expect([newImageKey('jpg'), newImageKey('png'), newImageKey('webp')].map(imageTypeOf)).toEqual([
      'image/jpeg',
      'image/png',
      'image/webp',
    ]);
    const others = [newObjectKey(), `images/${newObjectKey()}.html`, `${newImageKey('jpg')}/../x`, ''];
    expect(others.map(imageTypeOf)).toEqual([null, null, null, null]);
  });
});
