import { describe, expect, it } from '@jest/globals';
import { AppError } from '#server/platform/errors';
import { operationBudget, type Pace, realPace, RetryBudget, uploadBudget } from './storage-retries';

const rejected = (): Error => Object.assign(new Error('nobody there'), { code: 'ECONNREFUSED' });

/** A clock that only sleeping and working advance. */
class Watch implements Pace {
  time = 0;
  readonly slept: number[] = [];
  constructor(private readonly chance = 1) {}
  now = (): number => this.time;
  random = (): number => this.chance;
  sleep = async (ms: number): Promise<void> => {
    this.slept.push(ms);
    this.time += ms;
  };
}

/** Returns a function that fails the given number of times and then succeeds. */
function failing(times: number, error: () => Error = rejected): () => Promise<string> {
  let left = times;
  return async () => {
    if (left-- > 0) throw error();
    return 'done';
  };
}

describe('RetryBudget', () => {
  it('doubles the delay up to 20 s, of which a random half to all is used', async () => {
    const [maxLength, shortest] = [new Watch(1), new Watch(0)];
    for (const watch of [maxLength, shortest])
      expect(await new RetryBudget(uploadBudget, watch).run(failing(9))).toBe('done');
    expect(maxLength.slept).toEqual([200, 400, 800, 1600, 3200, 6400, 12_800, 20_000, 20_000]);
    expect(shortest.slept).toEqual(maxLength.slept.map((ms) => ms / 2));
  });

  it('starts no attempt after the budget', async () => {
    for (const budget of [operationBudget, uploadBudget]) {
      const watch = new Watch();
      const run = new RetryBudget(budget, watch).run(failing(Infinity));
      await expect(run).rejects.toMatchObject({ code: 'STORAGE_RETRY_LIMIT_EXCEEDED', status: 503 });
      expect(watch.time).toBeLessThanOrEqual(budget);
      expect(watch.time).toBeGreaterThan(budget - 20_001);
    }
    expect([operationBudget, uploadBudget]).toEqual([120_000, 600_000]);
  });

  it('includes the duration of attempts', async () => {
    const watch = new Watch();
    let attempts = 0;
    const slow = async (): Promise<void> => {
      attempts++;
      watch.time += 50_000;
      throw rejected();
    };
    await expect(new RetryBudget(120_000, watch).run(slow)).rejects.toBeInstanceOf(AppError);
    expect(attempts).toBe(4);
  });

  it('shares one budget among the requests of an upload, and charges nothing for successful ones', async () => {
    const watch = new Watch();
    const budget = new RetryBudget(10_000, watch);
    await budget.run(failing(5));
    expect(watch.time).toBe(6_200);
    watch.time += 1_000_000;
    await budget.run(failing(0));
    await expect(budget.run(failing(5))).rejects.toMatchObject({ code: 'STORAGE_RETRY_LIMIT_EXCEEDED' });
  });

  it.each([
    ['SlowDown', '', true],
    ['ECONNRESET', '', true],
    ['', 'Request failed after 0 retries: Error: Retryable HTTP status: 503', true],
    ['SignatureDoesNotMatch', '', false],
    ['NoSuchKey', '', false],
    ['', 'something else', false],
  ])('retries after %s %s: %s', async (code, message, again) => {
    const watch = new Watch();
    const run = new RetryBudget(operationBudget, watch).run(
      failing(1, () => Object.assign(new Error(message), { code })),
    );
    await run.catch(() => undefined);
    expect(watch.slept.length).toBe(again ? 1 : 0);
  });

  it('rethrows an error with a code unchanged', async () => {
    const run = new RetryBudget(operationBudget, new Watch()).run(
      failing(1, () => new AppError('PAYLOAD_TOO_LARGE')),
    );
    await expect(run).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  });

  it('ends with STORAGE_CANCELED before it starts, during an attempt and during a pause', async () => {
    const canceled = { code: 'STORAGE_CANCELED', status: 499, details: { storage: 'canceled' } };
    let began = false;
    const before = new RetryBudget(operationBudget, realPace, AbortSignal.abort());
    await expect(before.run(async () => void (began = true))).rejects.toMatchObject(canceled);
    expect(began).toBe(false);

    const controller = new AbortController();
    const during = new RetryBudget(operationBudget, realPace, controller.signal).run(async () => {
      controller.abort();
      throw rejected();
    });
    await expect(during).rejects.toMatchObject(canceled);

    // Only the abort signal ends this hour.
    const sleepy: Pace = { ...realPace, sleep: (_ms, signal) => realPace.sleep(3_600_000, signal) };
    const pausing = new RetryBudget(operationBudget, sleepy, AbortSignal.timeout(100));
    await expect(pausing.run(failing(Infinity))).rejects.toMatchObject(canceled);
  });
});
