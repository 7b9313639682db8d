/** Reads the headings of a file and the content of its columns. */
export const readJobName = 'read-import';
/** Reads the rows of a file and evaluates each. */
export const checkJobName = 'check-import-in-passes';
/** The payload of the same job when the rows are stored and wait for evaluation. */
export const stagedPayload = (id: string) => ({ id, isStaged: true });
/** Imports the rows in batches. */
export const runJobName = 'run-import-in-passes';
/** Undoes an import in batches. */
export const undoJobName = 'undo-import-in-passes';
/** Deletes the files and rows of old imports. */
export const forgetJobName = 'forget-imports';

/**
 * Earlier names of these jobs with their replacements. Servers of the previous release process lines in a single pass
 * and would repeat the work of this one.
 */
export const previousJobNames: Readonly<Record<string, string>> = {
  'check-import': checkJobName,
  'run-import': runJobName,
  'undo-import': undoJobName,
};
