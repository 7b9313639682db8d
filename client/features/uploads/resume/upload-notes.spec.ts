import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  clearAllUploads,
  clearUpload,
  isUploadStored,
  keepDone,
  keptDone,
  storedUpload,
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
    expect(storedUpload(mine)).toBe('u1');
    expect(storedUpload({ ...mine, owner: 'p2' })).toBeNull();
    expect(storedUpload({ ...mine, of: 'm2' })).toBeNull();
    expect(storedUpload({ ...mine, purpose: 'content' })).toBeNull();
  });

  it('is found for its record, whoever started the upload', () => {
    noteUpload(mine, 'u1');
    expect(isUploadStored('module', 'm1')).toBe(true);
    expect([isUploadStored('module', 'm2'), isUploadStored('content', 'm1')]).toEqual([false, false]);
  });

  it('is deleted with its upload, but not with an earlier one', () => {
    noteUpload(mine, 'u2');
    clearUpload(mine, 'u1');
    expect(storedUpload(mine)).toBe('u2');
    clearUpload(mine, 'u2');
    expect(storedUpload(mine)).toBeNull();
  });

  it('expires an hour after the upload last continued', () => {
    jest.useFakeTimers();
    noteUpload(mine, 'u1');
    jest.advanceTimersByTime(50 * 60 * 1000);
    noteUpload(mine, 'u1');
    jest.advanceTimersByTime(50 * 60 * 1000);
    expect([storedUpload(mine), isUploadStored('module', 'm1')]).toEqual(['u1', true]);
    jest.advanceTimersByTime(10 * 60 * 1000);
    expect([storedUpload(mine), isUploadStored('module', 'm1')]).toEqual([null, false]);
    jest.useRealTimers();
  });

  it('is deleted with all others and their files on sign-out, and nothing else is', () => {
    noteUpload(mine, 'u1');
    noteUpload({ ...mine, of: 'm2' }, 'u2');
    keepDone(mine, { smUrl: '/images/1' });
    sessionStorage.setItem('treadway.other', '1');
    clearAllUploads();
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
    expect([storedUpload(mine), isUploadStored('module', 'm1')]).toEqual([null, false]);
  });
});
