import { Suspense } from 'react';
import { lazyScreen } from '#client/platform/lazy-loading/lazy-screen';
import { Loading } from '#client/ui/feedback/states';
import type { ImageUploadProps } from './widget/image-upload';

export type { FileProgress, FileUpload } from './files/file-uploader';
export { ImagePreviews } from './widget/image-previews';
export { isUploadStored, keepDone, keptDone, storedUpload, type UploadPlace } from './resume/upload-notes';
export { useRemovalPrompt } from './widget/removal-prompt';
export { awaitedFile } from './files/unfinished-file';
export type { UploadedImage } from './protocol/upload-result';
export { useSign } from './protocol/use-sign';

/** Loads the uploader for unencoded files with Uppy on demand. */
export const loadFileUploader = () => import('./files/file-uploader');

const Upload = lazyScreen(() => import('./widget/image-upload'), 'uploads');

/** A field for one uploaded image, or for several with `multi`. Its uploader loads when the field renders. */
export function ImageUpload(props: ImageUploadProps) {
  return (
    <Suspense fallback={<Loading />}>
      <Upload {...props} />
    </Suspense>
  );
}
