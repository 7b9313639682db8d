import { lazy, Suspense } from 'react';
import { Loading } from '#client/ui/states';
import type { ImageUploadProps } from './image-upload';

export type { UploadedImage } from './upload-result';

const Upload = lazy(() => import('./image-upload'));

/** A field for one uploaded image, or for many with `multi`; comes with its uploader only where it is shown. */
export function ImageUpload(props: ImageUploadProps) {
  return (
    <Suspense fallback={<Loading />}>
      <Upload {...props} />
    </Suspense>
  );
}
