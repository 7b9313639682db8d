import { useState } from 'react';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { saveFile } from '#client/platform/save-file';

/** Manages a download: pending state, error, and the age in seconds of data from a replica. */
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

/** Manages the download of a fixed address. */
export function useSaving(address: string) {
  const { save, ...state } = useSavingAny();
  return { ...state, save: () => save(address) };
}

/** Returns the address of a table as a file. `isWhole` includes hidden columns. */
export type FileAddress = (format: 'csv' | 'xlsx', isWhole?: boolean) => string;

/** Manages the download of a table in a selected format. `sent` is an optional JSON body. */
export function useSavingAs(addressOf: FileAddress, sent?: object) {
  const { save, ...state } = useSavingAny();
  return { ...state, saveAs: (...format: Parameters<FileAddress>) => save(addressOf(...format), sent) };
}

export type SavingAs = ReturnType<typeof useSavingAs>;
