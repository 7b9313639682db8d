import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { withLease } from './lease';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('a lease that is being renewed when the work ends is renewed before anybody goes on', async () => {
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
