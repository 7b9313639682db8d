import { randomBytes } from 'node:crypto';
import { select, transaction } from '#server/platform/database/database';
import { isStorable } from '#server/platform/validation';
import type { Variants } from '../assets/asset.queries';
import { imageUrl, keyIn, openImage } from '../assets/public-images';
import { UploadRejection } from '../signing/upload-rejection';
import { uploadService } from '../signing/upload-service';
import { addUpload, appendPart, removeUpload } from '../tus/arriving';
import { selectAssembly } from './assembly-status';
import { putPart } from '../tus/parts';
import { uploadName } from '../tus/upload-name';

const maxFieldnameLength = 200;

interface Imported {
  size: unknown;
  filename: unknown;
  fieldname: unknown;
  s3Url: unknown;
}

/** Returns the size of a file if the assembly accepts it. Throws an UploadRejection otherwise. */
export async function requireFittingSize(id: string, given: unknown): Promise<number> {
  const assembly = await selectAssembly(id);
  const size = typeof given === 'string' && /^\d{1,12}$/.test(given) ? Number(given) : 0;
  if (assembly.status !== 'uploading') throw new UploadRejection('ASSEMBLY_CLOSED');
  if (size === 0) throw new UploadRejection('FILE_EMPTY');
  if (size > assembly.maxBytes) throw new UploadRejection('MAX_SIZE_EXCEEDED');
  return size;
}

/** Returns the key and size of an original that this portal serves. Other addresses are never fetched. */
async function ownImage(address: unknown): Promise<{ key: string; size: number }> {
  const url = URL.canParse(String(address), uploadService().url)
    ? new URL(String(address), uploadService().url).href
    : '';
  const key = keyIn(url) ?? '';
  const [row] = await select<{ variants: Variants }>(
    'own-image',
    `select variants from asset where variants -> 'original' ->> 'key' = $1 and stored_at is not null`,
    [key],
  );
  if (!row || new URL(imageUrl(key), uploadService().url).href !== url)
    throw new UploadRejection('UPLOAD_NOT_FOUND');
  return row.variants.original;
}

function readFieldname(given: unknown): string {
  const fieldname = typeof given === 'string' && given !== '' ? given : 'file';
  if (fieldname.length > maxFieldnameLength || !isStorable(fieldname)) {
    throw new UploadRejection('INVALID_FILE_META_DATA');
  }
  return fieldname;
}

/** Adds an image that the portal already serves to an assembly, like a new upload. */
export async function importImage(assemblyId: string, given: Imported): Promise<void> {
  const announced = await requireFittingSize(assemblyId, given.size);
  const assembly = await selectAssembly(assemblyId);
  const { filename, ext } = uploadName(given.filename, assembly.purpose !== 'file');
  const { key, size } = await ownImage(given.s3Url);
  if (size !== announced) throw new UploadRejection('INVALID_FILE_META_DATA');
  const id = randomBytes(16).toString('hex');
  const fieldname = readFieldname(given.fieldname);
  const upload = { id, assemblyId, filename, ext, fieldname, metadata: {}, size };
  await transaction((manager) => addUpload(manager, upload));
  try {
    await appendPart(id, await putPart(id, 0, await openImage(key)), 0, size);
  } catch (error) {
    await removeUpload(id);
    throw error;
  }
}
