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
 * Parses the name of an image, whose extension may be missing, or of a file. Throws FILE_REJECTED if it is invalid or
 * unsupported.
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

/** Returns the name of a stored image. A missing extension is added from its type. */
export const survivingName = ({ filename, ext }: FileName, contentType: string): string =>
  ext === '' ? `${filename}.${extensionOf(contentType)}` : filename;

/** Returns the rejection of a file with these first bytes; null if it is accepted. */
export function headRejection(ext: string, head: Buffer): UploadRejection | null {
  try {
    requireFittingHead(ext, head);
    return null;
  } catch (error) {
    if (error instanceof AppError) return new UploadRejection('FILE_REJECTED', error.message);
    throw error;
  }
}
