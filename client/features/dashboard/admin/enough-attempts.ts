/** Minimum number of attempts to judge how hard something is. */
export const minAttempts = 30;

/** Returns true if a share of these attempts isn't a coincidence. */
export const isEnough = ({ passed, failed }: { passed: number; failed: number }): boolean =>
  passed + failed >= minAttempts;
