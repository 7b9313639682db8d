export const encodeJobName = 'encode-upload';
export const resumeEncodingJobName = 'resume-encoding';
