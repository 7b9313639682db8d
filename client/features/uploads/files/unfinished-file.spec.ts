import { afterAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { awaitedFile, forgetFile, isSameFile, rememberFile, unfinishedFile } from './unfinished-file';

const left = {
  name: 'film.mp4',
  size: 3,
  lastModified: 5,
  owner: 'p1',
  assembly: '/assemblies/a',
  upload: '/resumable/files/u',
};

const realFetch = globalThis.fetch;

describe('a file that was left in the middle', () => {
  beforeEach(() => localStorage.clear());
  afterAll(() => {
    globalThis.fetch = realFetch;
  });

  it('is known where it belongs, until it is forgotten', () => {
    rememberFile('m1.video', left);
    expect([unfinishedFile('m1.video'), unfinishedFile('m2.video')]).toEqual([left, null]);
    forgetFile('m1.video');
    expect(unfinishedFile('m1.video')).toBeNull();
  });

  it.each(['{', '7', JSON.stringify({ ...left, upload: 1 }), JSON.stringify({ ...left, size: '3' })])(
    'is none where the device holds %s',
    (stored) => {
      localStorage.setItem('treadway.upload.m1.video', stored);
      expect(unfinishedFile('m1.video')).toBeNull();
    },
  );

  it.each([
    ['is shown while the service waits for it', 200, { ok: 'ASSEMBLY_UPLOADING' }, true],
    ['is forgotten when it was canceled', 200, { ok: 'ASSEMBLY_CANCELED' }, false],
    ['is forgotten when it took too long', 200, { error: 'ASSEMBLY_EXPIRED' }, false],
    ['is forgotten when the service knows it no more', 404, { error: 'ASSEMBLY_NOT_FOUND' }, false],
    ['is shown while the service cannot say', 503, {}, true],
  ])('%s', async (_what, status, body, isAwaited) => {
    rememberFile('m1.video', left);
    const reply = { ok: status === 200, status, statusText: '', json: async () => body };
    globalThis.fetch = jest.fn(async () => reply) as unknown as typeof fetch;
    expect(await awaitedFile('m1.video')).toEqual(isAwaited ? left : null);
    expect(unfinishedFile('m1.video')).toEqual(isAwaited ? left : null);
  });

  it.each([
    ['the same', 'film.mp4', 'abc', 5, true],
    ['one of another name', 'other.mp4', 'abc', 5, false],
    ['one of another size', 'film.mp4', 'abcd', 5, false],
    ['one that was changed since', 'film.mp4', 'abc', 6, false],
  ])('is told from others: %s', (_what, name, content, lastModified, same) => {
    expect(isSameFile(left, new File([content], name, { lastModified }))).toBe(same);
  });
});
