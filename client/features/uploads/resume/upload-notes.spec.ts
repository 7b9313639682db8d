import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  forgetAllUploads,
  forgetUpload,
  isUploadKept,
  keepDone,
  keptDone,
  keptUpload,
  noteUpload,
  type UploadPlace,
} from './upload-notes';

const mine: UploadPlace = { owner: 'p1', purpose: 'module', of: 'm1' };
const deleteDatabase = jest.fn();

beforeAll(() => {
  Object.defineProperty(globalThis, 'indexedDB', { value: { deleteDatabase }, configurable: true });
});

afterEach(() => {
  sessionStorage.clear();
  deleteDatabase.mockClear();
});

describe('the stored note of an upload', () => {
  it('is found only for the same person and record', () => {
    noteUpload(mine, 'u1');
    expect(keptUpload(mine)).toBe('u1');
    expect(keptUpload({ ...mine, owner: 'p2' })).toBeNull();
    expect(keptUpload({ ...mine, of: 'm2' })).toBeNull();
    expect(keptUpload({ ...mine, purpose: 'content' })).toBeNull();
  });

  it('is found for its record, whoever started the upload', () => {
    noteUpload(mine, 'u1');
    expect(isUploadKept('module', 'm1')).toBe(true);
    expect([isUploadKept('module', 'm2'), isUploadKept('content', 'm1')]).toEqual([false, false]);
  });

  it('is deleted with its upload, but not with an earlier one', () => {
    noteUpload(mine, 'u2');
    forgetUpload(mine, 'u1');
    expect(keptUpload(mine)).toBe('u2');
    forgetUpload(mine, 'u2');
    expect(keptUpload(mine)).toBeNull();
  });

  it('expires an hour after the upload last continued', () => {
    jest.useFakeTimers();
    noteUpload(mine, 'u1');
    jest.advanceTimersByTime(50 * 60 * 1000);
    noteUpload(mine, 'u1');
    jest.advanceTimersByTime(50 * 60 * 1000);
    expect([keptUpload(mine), isUploadKept('module', 'm1')]).toEqual(['u1', true]);
    jest.advanceTimersByTime(10 * 60 * 1000);
    expect([keptUpload(mine), isUploadKept('module', 'm1')]).toEqual([null, false]);
    jest.useRealTimers();
  });

  it('is deleted with all others and their files on sign-out, and nothing else is', () => {
    noteUpload(mine, 'u1');
    noteUpload({ ...mine, of: 'm2' }, 'u2');
    keepDone(mine, { smUrl: '/images/1' });
    sessionStorage.setItem('treadway.other', '1');
    forgetAllUploads();
    expect(Object.keys(sessionStorage)).toEqual(['treadway.other']);
    expect(deleteDatabase).toHaveBeenCalledWith('uppy-blobs');
  });
});

describe('the stored result of an upload', () => {
  const done = { smUrl: '/images/1' };
  afterEach(() => void jest.useRealTimers());

  it('is found only for the same person and record, until it is saved', () => {
    keepDone(mine, done);
    expect(keptDone(mine)).toEqual(done);
    expect([keptDone({ ...mine, owner: 'p2' }), keptDone({ ...mine, of: 'm2' })]).toEqual([null, null]);
    keepDone(mine, undefined);
    expect(keptDone(mine)).toBeNull();
  });

  it('expires when the server may have deleted it', () => {
    jest.useFakeTimers();
    keepDone(mine, done);
    jest.advanceTimersByTime(13 * 60 * 60 * 1000);
    expect(keptDone(mine)).toBeNull();
  });

  it('isn’t an upload that can resume', () => {
    keepDone(mine, done);
    expect([keptUpload(mine), isUploadKept('module', 'm1')]).toEqual([null, false]);
  });
});
