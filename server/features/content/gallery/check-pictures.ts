import { checkOptionalLine, maxAltLength } from '#server/features/editing/check-text';
import { checkImageId } from '#server/features/editing/fields/take-image';
import { throwFieldError } from '#server/platform/errors';
import { type AlbumPictureInput, maxPictures, type StoredAlbumPicture } from './album-picture.types';

/** Maximum characters of all texts of an album's images, so that they fit into a request. */
const maxTextsLength = 150_000;

/** Validates the images of an album. */
export function checkPictures(sent: readonly AlbumPictureInput[], path: string): StoredAlbumPicture[] {
  if (sent.length > maxPictures) throwFieldError(path, `An album has at most ${maxPictures} pictures.`);
  const pictures = sent.map(({ pictureId, alt, caption }, at) => ({
    pictureId: checkImageId(pictureId, `${path}.${at}.pictureId`),
    altTranslations: checkOptionalLine(alt, `${path}.${at}.alt`, maxAltLength),
    captionTranslations: checkOptionalLine(caption, `${path}.${at}.caption`, maxAltLength),
  }));
  const again = pictures.findIndex(
    ({ pictureId }, at) => pictures.findIndex((each) => each.pictureId === pictureId) < at,
  );
  if (again >= 0) throwFieldError(`${path}.${again}.pictureId`, 'An album shows a picture once.');
  if (JSON.stringify(pictures).length > maxTextsLength) {
    throwFieldError(path, 'What is said of the pictures has at most 150,000 characters in all languages.');
  }
  return pictures;
}
