export { FileChoice } from './file-choice';
export { documents } from './file-kinds';
export { UploadProgress } from './upload-progress';
export { uploadMessageIds, useUpload } from './use-upload';
