import { setTimeout as wait } from 'node:timers/promises';
import { asStorageError, isPassing, storageError } from './storage-errors';

/** Milliseconds during which an operation is retried. */
export const operationBudget = 120_000;
/** Milliseconds during which an upload with all its parts is retried. */
export const uploadBudget = 600_000;

const firstDelay = 200;
const maxDelay = 20_000;

/** The clock and the randomness of retries. */
export interface Pace {
  /** Monotonic milliseconds. */
  now(): number;
  /** Rejects when the signal is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** At least 0 and less than 1. */
  random(): number;
}

export const realPace: Pace = {
  now: () => performance.now(),
  sleep: (ms, signal) => wait(ms, undefined, signal && { signal }),
  random: Math.random,
};

/** Returns the exponential backoff with jitter, which keeps servers from retrying at the same time. */
function delayAfter(attempt: number, random: number): number {
  const whole = Math.min(maxDelay, firstDelay * 2 ** attempt);
  return whole / 2 + (whole / 2) * random;
}

/** The time that may be spent on retries, shared by all calls that run with it. */
export class RetryBudget {
  constructor(
    private left: number,
    private readonly pace: Pace,
    private readonly signal?: AbortSignal,
  ) {}

  /**
   * Runs a call until it succeeds, fails permanently, or the budget is spent. `work` gets the number of failed
   * attempts. Throws STORAGE_RETRY_LIMIT_EXCEEDED, STORAGE_CANCELED, or the code of the error.
   */
  async run<T>(work: (attempt: number) => Promise<T>): Promise<T> {
    let failingSince: number | null = null;
    for (let attempt = 0; ; attempt++) {
      try {
        this.signal?.throwIfAborted();
        const result = await work(attempt);
        if (failingSince !== null) this.left -= this.pace.now() - failingSince;
        return result;
      } catch (error) {
        if (this.signal?.aborted) throw storageError('canceled');
        if (!isPassing(error)) throw asStorageError(error);
        failingSince ??= this.pace.now();
        await this.pause(attempt, failingSince);
      }
    }
  }

  private async pause(attempt: number, failingSince: number): Promise<void> {
    const delay = delayAfter(attempt, this.pace.random());
    if (this.pace.now() - failingSince + delay > this.left) throw storageError('retry-limit-exceeded');
    try {
      await this.pace.sleep(delay, this.signal);
    } catch (error) {
      throw this.signal?.aborted ? storageError('canceled') : error;
    }
  }
}
