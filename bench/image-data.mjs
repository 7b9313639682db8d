import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Returns an image of random noise, `width` pixels wide. `coarseness` is the size of its grains in pixels. */
const noise = (width, sigma, coarseness) =>
  sharp({
    create: {
      width: Math.round(width / coarseness),
      height: Math.round((width * 3) / 4 / coarseness),
      channels: 3,
      background: '#000000',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  })
    .resize(width, (width * 3) / 4, { kernel: 'cubic' })
    .png({ compressionLevel: 1 })
    .toBuffer();

/**
 * Writes a JPEG like a photograph that a phone took in portrait orientation. `width` is in pixels: 4,000 are 12
 * megapixels and about 4.5 MB.
 */
export async function writePhotograph(path, width) {
  const [coarse, middle, fine] = [
    await noise(width, 60, 40),
    await noise(width, 40, 4),
    await noise(width, 10, 1),
  ];
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

/**
 * Writes square images to a folder and returns their names. The portal accepts images of up to 7,000 by 7,000 pixels.
 */
export async function writeLargeImages(folder, side) {
  const shades = { type: 'gaussian', mean: 128, sigma: 40 };
  const small = await sharp({
    create: { width: 700, height: 700, channels: 3, background: '#000000', noise: shades },
  })
    .blur(3)
    .png()
    .toBuffer();
  const large = () => sharp(small).resize(side, side, { kernel: 'cubic' });
  const images = {
    'large.jpg': large().withMetadata({ orientation: 6 }).jpeg({ quality: 80 }),
    'large.png': large().png(),
    'large.webp': large().ensureAlpha(0.5).webp({ quality: 70, effort: 0 }),
  };
  for (const [name, image] of Object.entries(images)) await image.toFile(join(folder, name));
  return Object.keys(images);
}
