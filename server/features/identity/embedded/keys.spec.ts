import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { StartError } from '#server/platform/start-error';
import { loadKeys } from './keys';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'treadway-keys-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the identity keys', () => {
  it('are made once, for their owner only, and kept', async () => {
    const first = await loadKeys(folder, null);
    expect((await stat(join(folder, 'identity-keys.json'))).mode & 0o777).toBe(0o600);
    expect(await loadKeys(folder, null)).toEqual(first);
  });

  it('are the same for all servers that start at once', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => loadKeys(folder, null)));
    expect(new Set(all.map(({ jwks }) => jwks.keys[0]?.kid)).size).toBe(1);
    expect(await readdir(folder)).toEqual(['identity-keys.json']);
  });

  it('come from the environment where it gives them', async () => {
    const keys = await loadKeys(folder, null);
    await rm(join(folder, 'identity-keys.json'));
    expect(await loadKeys(folder, JSON.stringify(keys))).toEqual(keys);
    expect(await readdir(folder)).toEqual([]);
  });

  it.each(['{', '{}', '{"jwks":{"keys":[]},"cookieKeys":["a"]}'])(
    'that read %s stop the start',
    async (text) => {
      await expect(loadKeys(folder, text)).rejects.toBeInstanceOf(StartError);
      await writeFile(join(folder, 'identity-keys.json'), text);
      await expect(loadKeys(folder, null)).rejects.toBeInstanceOf(StartError);
    },
  );
});
