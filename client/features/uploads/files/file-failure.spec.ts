import { describe, expect, it } from '@jest/globals';
import { fileFailure } from './file-failure';

describe('the reason of a failed upload', () => {
  it.each([
    ['a failed assembly', { message: 'No.', reason: 'FILE_REJECTED' }, 'FILE_REJECTED'],
    [
      'an assembly that wasn’t created',
      { message: 'Transloadit: No.', cause: { assembly: { reason: 'TOO_MANY_ASSEMBLIES' } } },
      'TOO_MANY_ASSEMBLIES',
    ],
    [
      'a rejected tus request',
      { originalResponse: { getBody: () => 'STORAGE_QUOTA_EXCEEDED: File storage is full.' } },
      'STORAGE_QUOTA_EXCEEDED',
    ],
    [
      'a lost connection',
      { isNetworkError: true, cause: { message: 'failed', originalResponse: null } },
      'NETWORK',
    ],
    ['an unknown response', { originalResponse: { getBody: () => '<h1>Bad gateway</h1>' } }, 'UNAVAILABLE'],
  ])('is found in %s', (_what, error, code) => {
    expect(fileFailure(error).code).toBe(code);
  });
});
