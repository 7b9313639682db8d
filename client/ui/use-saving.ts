import { useState } from 'react';
import { useErrorMessage } from '#client/platform/error-message';
import { saveFile } from '#client/platform/save-file';

/** Saving of what is at an address: the deed, whether it runs, and why it did not work. */
export function useSaving(address: string) {
  const errorMessage = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await saveFile(address);
    } catch (error) {
      setProblem(errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, save };
}
