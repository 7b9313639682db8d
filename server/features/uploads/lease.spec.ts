import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { withLease } from './lease';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('withLease waits for a renewal in progress before the caller continues', async () => {
  const [worked, renewed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const done: string[] = [];
  const all = withLease(
    () => renewed.promise.then(() => void done.push('renewed')),
    () => worked.promise,
  ).then(() => done.push('gone on'));
  await jest.advanceTimersByTimeAsync(10_000);
  worked.resolve();
  await jest.advanceTimersByTimeAsync(0);
  expect(done).toEqual([]);
  renewed.resolve();
  await all;
  expect(done).toEqual(['renewed', 'gone on']);
});
