import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { StartError } from '#server/platform/start-error';
import { createKeys, loadKeys, parseKeys, weaknessOf } from './keys';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'treadway-keys-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('identity keys', () => {
  it('are created once, readable by their owner only, and reused', async () => {
    const first = await loadKeys(folder, null);
    expect((await stat(join(folder, 'identity-keys.json'))).mode & 0o777).toBe(0o600);
    expect(await loadKeys(folder, null)).toEqual(first);
  });

  it('are the same for servers that start at the same time', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => loadKeys(folder, null)));
    expect(new Set(all.map(({ jwks }) => jwks.keys[0]?.kid)).size).toBe(1);
    expect(await readdir(folder)).toEqual(['identity-keys.json']);
  });

  it('are read from the configuration when it has them', async () => {
    const keys = await loadKeys(folder, null);
    await rm(join(folder, 'identity-keys.json'));
    expect(await loadKeys(folder, parseKeys(JSON.stringify(keys), 'IDENTITY_KEYS'))).toEqual(keys);
    expect(await readdir(folder)).toEqual([]);
  });

  it.each(['{', '{}', '{"jwks":{"keys":[]},"cookieKeys":["a"]}'])(
    'stop the start when the file contains %s',
    async (text) => {
      expect(() => parseKeys(text, 'IDENTITY_KEYS')).toThrow(StartError);
      await writeFile(join(folder, 'identity-keys.json'), text);
      await expect(loadKeys(folder, null)).rejects.toBeInstanceOf(StartError);
    },
  );

  it('are reported as weak when they are published or guessable, and generated ones are not', async () => {
    const keys = await createKeys();
    const withModulus = (n: string) => ({ ...keys, jwks: { keys: [{ ...keys.jwks.keys[0]!, n }] } });
    expect(weaknessOf(keys)).toBeNull();
    expect(weaknessOf(withModulus(`0vx7agoebGcQSuuPiLJXZptN9nndrQmb${'A'.repeat(310)}`))).toBe(
      'a key that is published',
    );
    expect(weaknessOf(withModulus('A'.repeat(171)))).toBe('a key that is no RSA key of 2048 bits');
    expect(weaknessOf({ ...keys, cookieKeys: ['secret'] })).toBe('a cookie key of fewer than 32 characters');
  });
});
