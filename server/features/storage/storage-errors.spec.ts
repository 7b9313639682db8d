import { describe, expect, it, jest } from '@jest/globals';
import { AppError } from '#server/platform/errors';
import { log } from '#server/platform/logging/log';
import { asStorageError, storageError } from './storage-errors';

const named = (code: string): Error => Object.assign(new Error('as the storage says'), { code });

describe('asStorageError', () => {
  it.each([
    ['SignatureDoesNotMatch', 'STORAGE_UNAUTHENTICATED', 401, 'unauthenticated'],
    ['InvalidAccessKeyId', 'STORAGE_UNAUTHENTICATED', 401, 'unauthenticated'],
    ['XMinioStorageFull', 'STORAGE_QUOTA_EXCEEDED', 402, 'quota-exceeded'],
    ['QuotaExceeded', 'STORAGE_QUOTA_EXCEEDED', 402, 'quota-exceeded'],
    ['ENOSPC', 'STORAGE_QUOTA_EXCEEDED', 402, 'quota-exceeded'],
    ['AccessDenied', 'STORAGE_UNAUTHORIZED', 403, 'unauthorized'],
    ['EACCES', 'STORAGE_UNAUTHORIZED', 403, 'unauthorized'],
    ['NoSuchKey', 'STORAGE_OBJECT_NOT_FOUND', 404, 'object-not-found'],
    ['NotFound', 'STORAGE_OBJECT_NOT_FOUND', 404, 'object-not-found'],
    ['ENOENT', 'STORAGE_OBJECT_NOT_FOUND', 404, 'object-not-found'],
  ])('maps %s to %s with status %s and %s in the details', (name, code, status, storage) => {
    expect(asStorageError(named(name))).toMatchObject({ code, status, details: { storage } });
  });

  it('maps other errors to UNAVAILABLE, and keeps errors with a code', () => {
    for (const name of ['EIO', 'toString', '']) expect(asStorageError(named(name)).code).toBe('UNAVAILABLE');
    expect(asStorageError(new AppError('FILE_REJECTED')).code).toBe('FILE_REJECTED');
    expect(storageError('canceled')).toMatchObject({ code: 'STORAGE_CANCELED', status: 499 });
    expect(storageError('retry-limit-exceeded').code).toBe('STORAGE_RETRY_LIMIT_EXCEEDED');
  });

  it('logs the response of the S3 server, but not the signed text', () => {
    const logged = jest.spyOn(log, 'error').mockImplementation(() => undefined);
    const answer = {
      requestid: '17C2',
      hostid: 'h1',
      resource: '/files/a',
      stringtosign: 's',
      accesskeyid: 'k',
    };
    asStorageError(Object.assign(named('SignatureDoesNotMatch'), answer));
    expect(logged.mock.calls.map(([values]) => values)).toEqual([
      {
        code: 'SignatureDoesNotMatch',
        reason: 'as the storage says',
        requestId: '17C2',
        hostId: 'h1',
        resource: '/files/a',
      },
    ]);
    logged.mockRestore();
  });
});
