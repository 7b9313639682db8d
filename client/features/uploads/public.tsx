import { Suspense } from 'react';
import { lazyScreen } from '#client/platform/lazy-screen';
import { Loading } from '#client/ui/states';
import type { ImageUploadProps } from './image-upload';

export type { FileProgress, FileUpload } from './file-uploader';
export { ImagePreviews } from './image-previews';
export { isUploadKept, keepDone, keptDone, keptUpload, type UploadPlace } from './kept-uploads';
export { useRemovalPrompt } from './removal-prompt';
export { awaitedFile } from './unfinished-file';
export type { UploadedImage } from './upload-result';
export { useSign } from './use-sign';

/** The uploader of files that are kept as they are; comes with Uppy only when it is called. */
export const loadFileUploader = () => import('./file-uploader');

const Upload = lazyScreen(() => import('./image-upload'));

/** A field for one uploaded image, or for many with `multi`; comes with its uploader only where it is shown. */
export function ImageUpload(props: ImageUploadProps) {
  return (
    <Suspense fallback={<Loading />}>
      <Upload {...props} />
    </Suspense>
  );
}
