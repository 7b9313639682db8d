/** Why something is given up for which no answer came in time; it counts as a server that was not reached. */
export const late = (): DOMException => new DOMException('No answer came in time.', 'TimeoutError');

/** A request that was given up because no answer came in time. */
export const isLate = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';

/** What comes of `work`; rejects where that takes longer than so many milliseconds. */
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
