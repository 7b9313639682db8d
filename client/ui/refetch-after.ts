import { flushSync } from 'react-dom';

/**
 * Opens a dialog after the current event, because the key that closes the first dialog would close the second too. It
 * renders synchronously, so that it records where the focus returns.
 */
export function refetchAfter(refetch: () => void): void {
  setTimeout(() => flushSync(refetch));
}
