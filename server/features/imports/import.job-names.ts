/** Reads the headings of a file, and what its columns hold. */
export const readJobName = 'read-import';
/** Reads the rows of a file and says what each comes to. */
export const checkJobName = 'check-import';
/** Takes the rows of an import, batch by batch. */
export const runJobName = 'run-import';
/** Takes an import back, batch by batch. */
export const undoJobName = 'undo-import';
/** Removes the files and rows of old imports. */
export const forgetJobName = 'forget-imports';
