import { useState } from 'react';
import { errorCode } from '#client/platform/requests/error-code';
import { useErrorMessage } from '#client/platform/requests/error-message';

const messageIds = { CONFLICT: 'imports.movedOn' };

/** Runs one action on an import at a time. Returns its error; `onConflict` reloads the import. */
export function useStep(onConflict: () => unknown) {
  const errorMessage = useErrorMessage(messageIds);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** Runs an action and returns true if it succeeded. */
  const take = async (action: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setProblem(undefined);
    try {
      await action();
      return true;
    } catch (error) {
      setProblem(errorMessage(error));
      // Someone has continued the import in another window.
      if (errorCode(error) === 'CONFLICT') await onConflict();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, take };
}
