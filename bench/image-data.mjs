import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const [width, height] = [4000, 3000];

/** Random light and shade of that coarseness, stretched over the picture. */
const noise = (sigma, coarseness) =>
  sharp({
    create: {
      width: width / coarseness,
      height: height / coarseness,
      channels: 3,
      background: '#000000',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  })
    .resize(width, height, { kernel: 'cubic' })
    .png({ compressionLevel: 1 })
    .toBuffer();

/** Writes a JPEG of 12 megapixels and about 4.5 MB, taken with the camera held upright, as telephones send them. */
export async function writePhotograph(path) {
  const [coarse, middle, fine] = [await noise(60, 40), await noise(40, 4), await noise(10, 1)];
  const photograph = await sharp(coarse)
    .composite([
      { input: middle, blend: 'overlay' },
      { input: fine, blend: 'soft-light' },
    ])
    .withExif({ IFD0: { Make: 'Bench' }, IFD3: { GPSLatitude: '48/1 51/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
  writeFileSync(path, photograph);
}

/** Writes images of 49 megapixels, as large as the portal takes them, into a folder; gives their names. */
export async function writeLargeImages(folder) {
  const shades = { type: 'gaussian', mean: 128, sigma: 40 };
  const small = await sharp({
    create: { width: 700, height: 700, channels: 3, background: '#000000', noise: shades },
  })
    .blur(3)
    .png()
    .toBuffer();
  const large = () => sharp(small).resize(7000, 7000, { kernel: 'cubic' });
  const images = {
    'large.jpg': large().withMetadata({ orientation: 6 }).jpeg({ quality: 80 }),
    'large.png': large().png(),
    'large.webp': large().ensureAlpha(0.5).webp({ quality: 70, effort: 0 }),
  };
  for (const [name, image] of Object.entries(images)) await image.toFile(join(folder, name));
  return Object.keys(images);
}
