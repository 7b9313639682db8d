/** Creates the error of a timeout. It counts as an unreachable server. */
export const late = (): DOMException => new DOMException('No answer came in time.', 'TimeoutError');

/** Returns true if the error is a timeout. */
export const isLate = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';

/** Returns the result of `work`, or rejects with a timeout error after `milliseconds`. */
export async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), milliseconds);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
