/** The minimum number of attempts for a pass rate. */
export const minAttempts = 30;

/** Returns true if there are enough attempts for a meaningful pass rate. */
export const isEnough = ({ passed, failed }: { passed: number; failed: number }): boolean =>
  passed + failed >= minAttempts;
