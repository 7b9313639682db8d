import { flushSync } from 'react-dom';

/**
 * Asks after the event that led to it: the key that closes a dialog would close its question at once. The question is
 * there as a whole before it takes the focus, so that it knows where that goes back to.
 */
export function askAfter(ask: () => void): void {
  setTimeout(() => flushSync(ask));
}
