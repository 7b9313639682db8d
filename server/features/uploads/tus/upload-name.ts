import { AppError } from '#server/platform/errors';
import { extensionOf } from '../assets/public-images';
import { contentTypeOf, requireFittingHead } from '#server/features/storage/file-kinds';
import { fileName, type FileName, imageName } from '#server/features/storage/file-name';
import { UploadRejection } from '../signing/upload-rejection';

const imageExtensions = ['jpg', 'jpeg', 'jfif', 'png', 'webp'];

function readName(given: unknown, isImage: boolean): FileName | null {
  if (!isImage) {
    const name = fileName(given);
    contentTypeOf(name.ext);
    return name;
  }
  const name = imageName(given);
  return name.ext === '' || imageExtensions.includes(name.ext) ? name : null;
}

/**
 * The name of an image, which is told by its bytes and may have no extension, or of a file that is kept; FILE_REJECTED
 * for one that is not, or is no name.
 */
export function uploadName(given: unknown, isImage: boolean): FileName {
  try {
    const name = readName(given, isImage);
    if (name) return name;
  } catch (error) {
    if (error instanceof AppError) throw new UploadRejection('FILE_REJECTED', error.message);
    throw error;
  }
  throw new UploadRejection('FILE_REJECTED', `Images must be one of: ${imageExtensions.join(', ')}.`);
}

/** The name that an image is kept under: its own, or with the extension of what it is where it came without. */
export const survivingName = ({ filename, ext }: FileName, contentType: string): string =>
  ext === '' ? `${filename}.${extensionOf(contentType)}` : filename;

/** Why a file whose first bytes these are is refused; null where it is not. */
export function headRejection(ext: string, head: Buffer): UploadRejection | null {
  try {
    requireFittingHead(ext, head);
    return null;
  } catch (error) {
    if (error instanceof AppError) return new UploadRejection('FILE_REJECTED', error.message);
    throw error;
  }
}
