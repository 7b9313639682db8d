import { AppError } from '#server/platform/errors';
import { contentTypeOf, requireFittingHead } from '../file-kinds';
import { fileName, type FileName } from '../file-name';
import { UploadRefusal } from '../signing/upload-refusal';

const imageExtensions = ['jpg', 'jpeg', 'png', 'webp'];

/** The name of an image, or of any file that is kept; FILE_REFUSED for one that is not, or is no name. */
export function uploadName(given: unknown, isImage: boolean): FileName {
  try {
    const name = fileName(given);
    contentTypeOf(name.ext);
    if (!isImage || imageExtensions.includes(name.ext)) return name;
  } catch (error) {
    if (error instanceof AppError) throw new UploadRefusal('FILE_REFUSED', error.message);
    throw error;
  }
  throw new UploadRefusal('FILE_REFUSED', `Images must be one of: ${imageExtensions.join(', ')}.`);
}

/** Why a file whose first bytes these are is refused; null where it is not. */
export function headRefusal(ext: string, head: Buffer): UploadRefusal | null {
  try {
    requireFittingHead(ext, head);
    return null;
  } catch (error) {
    if (error instanceof AppError) return new UploadRefusal('FILE_REFUSED', error.message);
    throw error;
  }
}
