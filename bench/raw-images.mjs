/**
 * What the encoder is measured against: sharp alone, making the same variants with the same settings, with nothing
 * refused and nothing looked at before.
 */
import sharp from 'sharp';

sharp.cache(false);

const limits = { failOn: 'error', limitInputPixels: 50_000_000 };
const within = (side) => ({ width: side, height: side, withoutEnlargement: true });

async function variantsOf(picture) {
  const original = await picture().jpeg({ quality: 92 }).toBuffer();
  const large = await picture()
    .resize({ ...within(1600), fit: 'inside' })
    .jpeg({ quality: 85 })
    .toBuffer();
  const small = await picture()
    .resize({ ...within(480), fit: 'inside' })
    .jpeg({ quality: 85 })
    .toBuffer();
  const thumbnail = await picture()
    .resize({ ...within(300), fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85 })
    .toBuffer();
  return { small, large, original, thumbnail };
}

/** Every variant from the file, as sharp's examples do it. */
export const fromFile = (bytes) => variantsOf(() => sharp(bytes, limits).autoOrient());

/** Every variant from one picture in memory, as the portal does it. */
export async function fromPicture(bytes) {
  const { data, info } = await sharp(bytes, limits).autoOrient().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return variantsOf(() => sharp(data, { ...limits, raw: { width, height, channels } }));
}
