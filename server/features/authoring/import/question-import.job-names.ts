/** Reads a file and writes its preview. */
export const readJobName = 'read-question-import';
/** Adds the questions of a preview to the test. */
export const applyJobName = 'apply-question-import';
/** Takes up imports whose server ended in the middle. */
export const resumeJobName = 'resume-question-imports';
/** Discards previews that nobody kept. */
export const discardAbandonedJobName = 'discard-forgotten-question-imports';
