import { afterAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { awaitedFile, clearFile, isSameFile, rememberFile, unfinishedFile } from './unfinished-file';

const left = {
  name: 'film.mp4',
  size: 3,
  lastModified: 5,
  owner: 'p1',
  assembly: '/assemblies/a',
  upload: '/resumable/files/u',
};

const realFetch = globalThis.fetch;

describe('the record of an unfinished file', () => {
  beforeEach(() => localStorage.clear());
  afterAll(() => {
    globalThis.fetch = realFetch;
  });

  it('is found for its field, until it is deleted', () => {
    rememberFile('m1.video', left);
    expect([unfinishedFile('m1.video'), unfinishedFile('m2.video')]).toEqual([left, null]);
    clearFile('m1.video');
    expect(unfinishedFile('m1.video')).toBeNull();
  });

  it.each(['{', '7', JSON.stringify({ ...left, upload: 1 }), JSON.stringify({ ...left, size: '3' })])(
    'is ignored if the device has stored %s',
    (stored) => {
      localStorage.setItem('treadway.upload.m1.video', stored);
      expect(unfinishedFile('m1.video')).toBeNull();
    },
  );

  it.each([
    ['is shown while the service waits for it', 200, { ok: 'ASSEMBLY_UPLOADING' }, true],
    ['is deleted when it was canceled', 200, { ok: 'ASSEMBLY_CANCELED' }, false],
    ['is deleted when it has expired', 200, { error: 'ASSEMBLY_EXPIRED' }, false],
    ['is deleted when the service no longer has it', 404, { error: 'ASSEMBLY_NOT_FOUND' }, false],
    ['is shown while the service is unavailable', 503, {}, true],
  ])('%s', async (_what, status, body, isAwaited) => {
    rememberFile('m1.video', left);
    const reply = { ok: status === 200, status, statusText: '', json: async () => body };
    globalThis.fetch = jest.fn(async () => reply) as unknown as typeof fetch;
    expect(await awaitedFile('m1.video')).toEqual(isAwaited ? left : null);
    expect(unfinishedFile('m1.video')).toEqual(isAwaited ? left : null);
  });

  it.each([
    ['the same file', 'film.mp4', 'abc', 5, true],
    ['a file with another name', 'other.mp4', 'abc', 5, false],
    ['a file of another size', 'film.mp4', 'abcd', 5, false],
    ['a file changed since then', 'film.mp4', 'abc', 6, false],
  ])('compares a selected file: %s', (_what, name, content, lastModified, same) => {
    expect(isSameFile(left, new File([content], name, { lastModified }))).toBe(same);
  });
});
