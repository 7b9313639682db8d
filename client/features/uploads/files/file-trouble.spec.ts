import { describe, expect, it } from '@jest/globals';
import { fileTrouble } from './file-trouble';

describe('what an upload failed with', () => {
  it.each([
    ['an assembly that failed', { message: 'No.', reason: 'FILE_REFUSED' }, 'FILE_REFUSED'],
    [
      'one that was not even made',
      { message: 'Transloadit: No.', cause: { assembly: { reason: 'TOO_MANY_ASSEMBLIES' } } },
      'TOO_MANY_ASSEMBLIES',
    ],
    [
      'a tus call that was refused',
      { originalResponse: { getBody: () => 'STORAGE_QUOTA_EXCEEDED: File storage is full.' } },
      'STORAGE_QUOTA_EXCEEDED',
    ],
    [
      'a connection that was lost',
      { isNetworkError: true, cause: { message: 'failed', originalResponse: null } },
      'NETWORK',
    ],
    [
      'an answer of nobody who is known',
      { originalResponse: { getBody: () => '<h1>Bad gateway</h1>' } },
      'UNAVAILABLE',
    ],
  ])('is told by the reason of %s', (_what, error, code) => {
    expect(fileTrouble(error).code).toBe(code);
  });
});
