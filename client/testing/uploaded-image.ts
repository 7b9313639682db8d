import type { UploadedImage } from '#client/features/uploads/index';

/** An uploaded image as a field value. */
export const image: UploadedImage = {
  assetId: 'a1',
  smUrl: '/images/s',
  lgUrl: '/images/l',
  originalUrl: '/images/o',
  preview: null,
  by: null,
  width: 4000,
  height: 3000,
  isMap: false,
};
