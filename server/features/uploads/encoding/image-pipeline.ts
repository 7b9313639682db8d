import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp';
import type { VariantName } from '../assets/asset.queries';
import { maxPixels, maxSide, variantSides } from './image-limits';
import { UploadRejection } from '../signing/upload-rejection';
import { requireLittleBesides, withoutTexts } from './image-extras';
import { requireWhole } from './image-wholeness';

export interface EncodedVariant {
  bytes: Buffer;
  contentType: string;
  width: number;
  height: number;
}

export type EncodedImage = Record<VariantName, EncodedVariant>;

type Format = 'jpeg' | 'png' | 'webp';

const quality = 85;
const originalQuality = 92;

// Other formats are never opened, whatever the name of a file.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);

const limits = { failOn: 'error', limitInputPixels: maxPixels } as const;
const open = (bytes: Buffer): Sharp => sharp(bytes, limits);

function rejectionOf(error: unknown): UploadRejection {
  const message = error instanceof Error ? error.message : '';
  if (/unsupported image format|input buffer is empty/i.test(message))
    return new UploadRejection('IMAGE_UNKNOWN');
  if (/pixel limit|too large|dimensions/i.test(message)) return new UploadRejection('IMAGE_TOO_LARGE');
  return new UploadRejection('IMAGE_BROKEN');
}

const isFormat = (format: string | undefined): format is Format =>
  format === 'jpeg' || format === 'png' || format === 'webp';

async function inspect(bytes: Buffer): Promise<{ format: Format; pixels: number }> {
  let metadata: Metadata;
  try {
    metadata = await open(bytes).metadata();
  } catch (error) {
    throw rejectionOf(error);
  }
  const { format, width, height } = metadata;
  if (!isFormat(format)) throw new UploadRejection('IMAGE_UNKNOWN');
  if (Math.max(width, height) > maxSide || width * height > maxPixels)
    throw new UploadRejection('IMAGE_TOO_LARGE');
  requireWhole(bytes, format);
  requireLittleBesides(bytes, metadata);
  return { format, pixels: width * height };
}

function as(image: Sharp, format: Format, selected: number): Sharp {
  if (format === 'jpeg') return image.jpeg({ quality: selected });
  if (format === 'webp') return image.webp({ quality: selected, effort: 2 });
  return image.png({ compressionLevel: 7 });
}

async function encode(image: Sharp, format: Format, selected = quality): Promise<EncodedVariant> {
  const { data, info } = await as(image, format, selected).toBuffer({ resolveWithObject: true });
  return { bytes: data, contentType: `image/${format}`, width: info.width, height: info.height };
}

const within = (side: number) => ({ width: side, height: side, withoutEnlargement: true }) as const;

/** Decodes the whole image upright in sRGB. Damaged images fail before any variant is created. */
function decode(bytes: Buffer): Promise<{ data: Buffer; info: OutputInfo }> {
  return open(bytes).autoOrient().raw().toBuffer({ resolveWithObject: true });
}

async function variantsOf(bytes: Buffer, format: Format): Promise<EncodedImage> {
  const { data, info } = await decode(bytes);
  const { width, height, channels } = info;
  const picture = (): Sharp => sharp(data, { ...limits, raw: { width, height, channels } });
  const fitted = (side: number): Promise<EncodedVariant> =>
    encode(picture().resize({ ...within(side), fit: 'inside' }), format);
  const original = await encode(picture(), format, originalQuality);
  const large = await fitted(variantSides.large);
  const small = await fitted(variantSides.small);
  const cut = picture().resize({ ...within(variantSides.thumbnail), fit: 'cover' });
  const thumbnail = await encode(cut.flatten({ background: '#ffffff' }), 'jpeg');
  return { small, large, original, thumbnail };
}

/**
 * Returns the variants of a JPEG, PNG or WebP image: upright, without metadata, never enlarged, and only the first
 * frame of an animation. Throws an UploadRejection for other or damaged data. Returns null before decoding if it has
 * more than `max` pixels.
 */
export async function makeVariants(given: Buffer, max: number): Promise<EncodedImage | null> {
  const bytes = withoutTexts(given);
  const { format, pixels } = await inspect(bytes);
  if (pixels > max) return null;
  try {
    return await variantsOf(bytes, format);
  } catch (error) {
    throw rejectionOf(error);
  }
}
