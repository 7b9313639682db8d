import { useState } from 'react';
import { errorCode } from '#client/platform/error-code';
import { useErrorMessage } from '#client/platform/error-message';

const messageIds = { CONFLICT: 'imports.movedOn' };

/** One action on an import at a time, and why the last did not work; `onConflict` reads it anew. */
export function useStep(onConflict: () => unknown) {
  const errorMessage = useErrorMessage(messageIds);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** Gives whether it worked. */
  const take = async (action: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setProblem(undefined);
    try {
      await action();
      return true;
    } catch (error) {
      setProblem(errorMessage(error));
      // Somebody went on with it in another window.
      if (errorCode(error) === 'CONFLICT') await onConflict();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, take };
}
