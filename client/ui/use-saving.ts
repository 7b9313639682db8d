import { useState } from 'react';
import { useErrorMessage } from '#client/platform/error-message';
import { saveFile } from '#client/platform/save-file';

/**
 * Saving of what is at an address: the deed, whether it runs, why it did not work, and how many seconds old what was
 * saved is.
 */
export function useSaving(address: string) {
  const errorMessage = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [age, setAge] = useState(0);
  const save = async () => {
    setBusy(true);
    setProblem(undefined);
    setAge(0);
    try {
      setAge(await saveFile(address));
    } catch (error) {
      setProblem(errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, age, save };
}
