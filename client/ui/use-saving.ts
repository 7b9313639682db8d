import { useState } from 'react';
import { useErrorMessage } from '#client/platform/error-message';
import { saveFile } from '#client/platform/save-file';

/** Saving of files: whether one is on its way, why it did not come, and how many seconds old what was saved is. */
function useSavingAny() {
  const errorMessage = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [age, setAge] = useState(0);
  const save = async (address: string, sent?: object) => {
    setBusy(true);
    setProblem(undefined);
    setAge(0);
    try {
      setAge(await saveFile(address, sent));
    } catch (error) {
      setProblem(errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, age, save };
}

/** Saving of what is at an address. */
export function useSaving(address: string) {
  const { save, ...state } = useSavingAny();
  return { ...state, save: () => save(address) };
}

/** Where a table is as a file of a format; of one that shows some of its columns, with all of them where it is whole. */
export type FileAddress = (format: 'csv' | 'xlsx', isWhole?: boolean) => string;

/** Saving of a table as a file of the format that somebody chooses; `sent` is what no address could hold. */
export function useSavingAs(addressOf: FileAddress, sent?: object) {
  const { save, ...state } = useSavingAny();
  return { ...state, saveAs: (...format: Parameters<FileAddress>) => save(addressOf(...format), sent) };
}

export type SavingAs = ReturnType<typeof useSavingAs>;
