import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { animation, greyPng, picture } from '#server/testing/images/hostile-images';
import {
  cornerColours,
  corners,
  deepGrey,
  packedImages,
  plain,
  stowaway,
} from '#server/testing/images/odd-images';
import { encodeImage } from './encode-image';
import type { EncodedImage, EncodedVariant } from './image-pipeline';

const red = [200, 30, 40] as const;

async function pixel({ bytes }: EncodedVariant, left: number, top: number): Promise<number[]> {
  const cut = sharp(bytes).toColourspace('srgb').extract({ left, top, width: 1, height: 1 });
  return [...(await cut.raw().toBuffer())];
}

async function expectColour(variant: EncodedVariant, wanted: readonly number[], at = [5, 5]): Promise<void> {
  const found = await pixel(variant, at[0]!, at[1]!);
  const worst = Math.max(...wanted.map((value, channel) => Math.abs(value - found[channel]!)));
  expect({ wanted, found, isNear: worst <= 12 }).toEqual({ wanted, found, isNear: true });
}

const sidesOf = (image: EncodedImage): unknown =>
  Object.fromEntries(Object.entries(image).map(([name, { width, height }]) => [name, [width, height]]));

describe('unusual image', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is rotated upright from orientation %i', async (way) => {
    const image = await encodeImage(await corners(way));
    for (const variant of [image.original, image.small, image.large]) {
      expect([variant.width, variant.height]).toEqual([60, 40]);
      const places = [
        [5, 5],
        [54, 5],
        [5, 34],
        [54, 34],
      ];
      for (const [index, place] of places.entries())
        await expectColour(variant, cornerColours[index]!, place);
    }
  });

  it('keeps its colors when it is in CMYK or a wide color space', async () => {
    const print = await plain(red)
      .toColourspace('cmyk')
      .withIccProfile('cmyk')
      .jpeg({ quality: 100 })
      .toBuffer();
    expect((await sharp(print).metadata()).space).toBe('cmyk');
    const wide = await plain(red).withIccProfile('p3').jpeg({ quality: 100 }).toBuffer();
    for (const given of [print, wide]) {
      const image = await encodeImage(given);
      for (const variant of Object.values(image)) {
        const { space, icc } = await sharp(variant.bytes).metadata();
        expect({ space, icc }).toEqual({ space: 'srgb' });
        await expectColour(variant, red);
      }
    }
  });

  it('keeps its shades with 16 bits, one bit, or grayscale', async () => {
    for (const [given, shade] of [
      [await deepGrey(0x8000), 128],
      [await deepGrey(0xffff), 255],
      [greyPng(60, 40), 0],
      [await plain([90, 90, 90]).greyscale().jpeg().toBuffer(), 90],
    ] as const) {
      const image = await encodeImage(given);
      expect(image.original).toMatchObject({ width: 60, height: 40 });
      for (const variant of Object.values(image)) await expectColour(variant, [shade]);
    }
  });

  it('keeps transparency, also of a palette, and has a white background in the thumbnail', async () => {
    const create = { width: 60, height: 40, channels: 4, background: '#c81e2800' } as const;
    const clear = (): sharp.Sharp => sharp({ create });
    for (const given of [
      await clear().png({ palette: true }).toBuffer(),
      await clear().png({ progressive: true }).toBuffer(),
      await clear().toColourspace('rgb16').png().toBuffer(),
      await clear().greyscale().png().toBuffer(),
      await clear().webp().toBuffer(),
    ]) {
      const { small, large, original, thumbnail } = await encodeImage(given);
      for (const { bytes } of [small, large, original]) {
        const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
        expect([info.channels === 2 || info.channels === 4, data[info.channels - 1]]).toEqual([true, 0]);
      }
      await expectColour(thumbnail, [255, 255, 255]);
    }
  });

  it('has sides of at least one pixel', async () => {
    expect(sidesOf(await encodeImage(await plain(red, 1, 1).png().toBuffer()))).toEqual({
      small: [1, 1],
      large: [1, 1],
      original: [1, 1],
      thumbnail: [1, 1],
    });
    expect(sidesOf(await encodeImage(await plain(red, 1, 10_000).png().toBuffer()))).toEqual({
      small: [1, 480],
      large: [1, 1600],
      original: [1, 10_000],
      thumbnail: [1, 300],
    });
    expect(sidesOf(await encodeImage(await plain(red, 10_000, 1).jpeg().toBuffer()))).toMatchObject({
      small: [480, 1],
      original: [10_000, 1],
    });
  });

  it('uses its first frame when it is animated', async () => {
    const image = await encodeImage(await animation(5));
    expect(image.original).toMatchObject({ width: 64, height: 64, contentType: 'image/webp' });
    expect((await sharp(image.original.bytes).metadata()).pages ?? 1).toBe(1);
    await expectColour(image.original, [255, 0, 0]);
  });

  it('is accepted with errors that decoders only warn about, as from some phones', async () => {
    const photograph = await plain(red, 600, 400).jpeg({ quality: 100 }).toBuffer();
    const scan = photograph.indexOf(Buffer.from([0xff, 0xda]));
    // Declares the last coefficient of the scan to be the first.
    photograph[scan + photograph.readUInt16BE(scan + 2)] = 0;
    const strict = sharp(photograph, { failOn: 'warning' }).raw().toBuffer();
    await expect(strict).rejects.toThrow('Invalid SOS parameters');
    const image = await encodeImage(photograph);
    for (const variant of Object.values(image)) await expectColour(variant, red);
  });

  it('is the same in every variant when it is progressive', async () => {
    const given = await picture(2000, 1000).blur(30).jpeg({ progressive: true }).toBuffer();
    const { large, small } = await encodeImage(given);
    const near = await sharp(large.bytes).resize(480, 240).raw().toBuffer();
    const far = await sharp(small.bytes).raw().toBuffer();
    const worst = near.reduce((max, value, at) => Math.max(max, Math.abs(value - far[at]!)), 0);
    expect(worst).toBeLessThan(24);
  });

  it.each(packedImages)('loses its embedded data: $what', async ({ make }) => {
    const given = await make();
    const image = await encodeImage(given);
    for (const { bytes, contentType } of Object.values(image)) {
      expect(bytes.length).toBeLessThan(1_000_000);
      expect(bytes.includes(stowaway)).toBe(false);
      const { format, icc, exif, comments } = await sharp(bytes).metadata();
      expect({ type: `image/${format}`, icc, exif, comments }).toEqual({ type: contentType });
    }
  });
});
