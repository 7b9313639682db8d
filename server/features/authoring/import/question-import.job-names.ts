/** Name of the job that reads a file and stores its preview. */
export const readJobName = 'read-question-import';
/** Name of the job that adds the questions of a preview to the test. */
export const applyJobName = 'apply-question-import';
/** Name of the job that resumes imports after a server crash. */
export const resumeJobName = 'resume-question-imports';
/** Name of the job that discards expired previews. */
export const discardAbandonedJobName = 'discard-forgotten-question-imports';
