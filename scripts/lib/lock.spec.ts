import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

let folder = '';
const nobody = () => undefined;

describe('the lock for installing and building', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lock-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('lets one process work at a time, and tells the waiting one which process has the lock', async () => {
    const { withLock } = await import('./lock.mjs');
    const file = join(folder, 'a.lock');
    const done: string[] = [];
    const { promise: waitedFor, resolve: waits } = Promise.withResolvers<number>();
    const first = withLock(file, nobody, async () => {
      await waitedFor;
      done.push('first');
    });
    const second = withLock(file, waits, () => {
      waits(0);
      done.push('second');
    });
    await Promise.all([first, second]);
    expect(done).toEqual(['first', 'second']);
    expect(await waitedFor).toBe(process.pid);
    expect(existsSync(file)).toBe(false);
  });

  it.each([
    ['of a process that ended', '4194304\n1\n'],
    ['whose process ID another process has', `${process.pid}\n1\n`],
    ['that is empty', ''],
  ])('takes over a lock %s', async (_, content) => {
    const { withLock } = await import('./lock.mjs');
    const file = join(folder, 'a.lock');
    writeFileSync(file, content);
    expect(await withLock(file, nobody, () => 'done')).toBe('done');
  });

  it('is released after work that failed', async () => {
    const { withLock } = await import('./lock.mjs');
    const file = join(folder, 'a.lock');
    const failing = withLock(file, nobody, () => Promise.reject(new Error('no space')));
    await expect(failing).rejects.toThrow('no space');
    expect(existsSync(file)).toBe(false);
  });
});
