/** Reads the headings of a file, and what its columns hold. */
export const readJobName = 'read-import';
/** Reads the rows of a file and says what each comes to. */
export const checkJobName = 'check-import-in-passes';
/** Of the same job once the rows are read and wait to be evaluated. */
export const stagedPayload = (id: string) => ({ id, isStaged: true });
/** Takes the rows of an import, batch by batch. */
export const runJobName = 'run-import-in-passes';
/** Takes an import back, batch by batch. */
export const undoJobName = 'undo-import-in-passes';
/** Removes the files and rows of old imports. */
export const forgetJobName = 'forget-imports';

/**
 * Names of before, with what goes on with their work: servers of the release before go through the lines once, and would take
 * again what this one has done.
 */
export const previousJobNames: Readonly<Record<string, string>> = {
  'check-import': checkJobName,
  'run-import': runJobName,
  'undo-import': undoJobName,
};
