import sharp, { type Sharp } from 'sharp';

type Colour = { r: number; g: number; b: number };

export const red: Colour = { r: 190, g: 40, b: 40 };
const blue: Colour = { r: 40, g: 60, b: 170 };

/** Creates a plain image with the noise of a camera. */
const grained = (width: number, height: number, background: Colour): Sharp =>
  sharp({
    create: { width, height, channels: 3, background, noise: { type: 'gaussian', mean: 128, sigma: 18 } },
  }).composite([
    { input: { create: { width, height, channels: 4, background: { ...background, alpha: 0.8 } } } },
  ]);

/**
 * Creates a photograph of 12 megapixels like a phone's: rotated by EXIF, with a location. Upright, it is 3000 by 4000
 * pixels, red above and blue below.
 */
export async function phonePhoto(): Promise<Buffer> {
  const left = await grained(2000, 3000, red).png().toBuffer();
  const whole = await grained(4000, 3000, blue).png().toBuffer();
  return sharp(whole)
    .composite([{ input: left, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: 'Camera' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '52/1 22/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '9/1 44/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** Creates an image without metadata. */
export const picture = (width: number, height: number, format: 'png' | 'webp' | 'jpeg'): Promise<Buffer> =>
  grained(width, height, blue).toFormat(format).toBuffer();
