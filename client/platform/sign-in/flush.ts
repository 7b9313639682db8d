type Flush = () => Promise<void>;

const flushes = new Set<Flush>();

/**
 * Registers work that must reach the server before sign-out, such as unsent answers. Returns a function that removes
 * it.
 */
export function onBeforeSignOut(flush: Flush): () => void {
  flushes.add(flush);
  return () => {
    flushes.delete(flush);
  };
}

/** Runs all registered work. Failures are logged and don't stop the rest. */
export async function flushBeforeSignOut(): Promise<void> {
  const results = await Promise.allSettled([...flushes].map((flush) => flush()));
  for (const result of results) {
    if (result.status === 'rejected')
      console.warn('Something could not be sent before sign-out.', result.reason);
  }
}
