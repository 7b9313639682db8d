/** The baseline of the encoder: sharp alone creates the same variants with the same settings, without any checks. */
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

/** Creates every variant from the file, as in sharp's examples. */
export const fromFile = (bytes) => variantsOf(() => sharp(bytes, limits).autoOrient());

/** Creates every variant from one decoded image in memory, like the portal. */
export async function fromPicture(bytes) {
  const { data, info } = await sharp(bytes, limits).autoOrient().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return variantsOf(() => sharp(data, { ...limits, raw: { width, height, channels } }));
}
