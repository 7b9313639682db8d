import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { median } from '../scripts/lib/median.mjs';
import { root } from '../scripts/lib/run.mjs';
import { writeLargeImages, writePhotograph } from './image-data.mjs';
import { peakMegabytes, treeCpuSeconds } from './measure.mjs';
import { uploadImages } from './upload-images.mjs';

const minRatio = 0.85;

const raw = join(root, 'bench/raw-images.mjs');
const encoders = {
  encoder: [join(root, 'dist/server/features/uploads/encoding/encode-image.js'), 'encodeImage'],
  fromFile: [raw, 'fromFile'],
  fromPicture: [raw, 'fromPicture'],
};

/** Encodes in a separate process, so that no encoder benefits from another's memory. */
async function encoded(side, photograph, count) {
  const worker = join(root, 'bench/image-worker.mjs');
  const args = [worker, ...encoders[side], photograph, String(count)];
  return JSON.parse((await promisify(execFile)(process.execPath, args)).stdout);
}

/**
 * Throws if the results differ, because the ratio would mean nothing. They must be identical, except for images that
 * are shrunk while decoding.
 */
function compare({ encoder, fromFile, fromPicture }) {
  const sides = ({ made }) =>
    Object.entries(made).map(([name, { format, width, height }]) => [name, format, width, height]);
  const isSame =
    isDeepStrictEqual(encoder.made, fromPicture.made) &&
    isDeepStrictEqual(sides(encoder), sides(fromFile)) &&
    encoder.made.original.sha256 === fromFile.made.original.sha256;
  if (!isSame) throw new Error(`The variants differ: ${JSON.stringify({ encoder, fromFile, fromPicture })}`);
}

/** Uploads to the running portal and waits for all variants. The CPU time is the portal's only. */
async function uploaded(portal, token, photograph, images) {
  const before = treeCpuSeconds(portal.pid);
  const perMinute = await uploadImages(portal.url, token, photograph, images);
  const used = (treeCpuSeconds(portal.pid) - before) / images;
  return { perMinute, cpuSeconds: used, peakMegabytes: peakMegabytes(portal.pid) };
}

const rowOf = (figure, side, rounds) => {
  const of = (value) => median(rounds.map(value));
  const speed = (plain) => of((round) => round[side].perMinute / round[plain].perMinute).toFixed(2);
  const cpu = (plain) => of((round) => round[plain].cpuSeconds / round[side].cpuSeconds).toFixed(2);
  return {
    figure,
    'images/min': of((round) => round[side].perMinute).toFixed(0),
    'to plain sharp': speed('fromFile'),
    ...(side === 'encoder' && { 'at least': minRatio }),
    'to sharp from one picture': speed('fromPicture'),
    'CPU ms': (of((round) => round[side].cpuSeconds) * 1000).toFixed(0),
    'the same ratios by CPU': `${cpu('fromFile')}, ${cpu('fromPicture')}`,
    'peak MB': of((round) => round[side].peakMegabytes).toFixed(0),
  };
};

/**
 * Creates the variants of a photograph in interleaved rounds: by the encoder, by sharp in two ways, and by uploads to
 * the portal. Returns the rows of the report.
 */
export async function measureImages({ portal, mint, dataDir, rounds, scaled }) {
  const photograph = join(dataDir, 'photograph.jpg');
  const images = scaled(12, 2);
  const width = scaled(4000, 2000);
  await writePhotograph(photograph, width);
  await uploadImages(portal.url, await mint('admin'), photograph, scaled(4, 2));
  const measured = [];
  for (let round = 0; round < rounds; round++) {
    const figures = {};
    for (const side of Object.keys(encoders)) figures[side] = await encoded(side, photograph, images);
    compare(figures);
    figures.uploads = await uploaded(portal, await mint('admin'), photograph, images);
    measured.push(figures);
  }
  return [
    rowOf(
      `${((width * width * 0.75) / 1e6).toFixed(0)} megapixels to all variants, the encoder`,
      'encoder',
      measured,
    ),
    rowOf('the same, uploaded to the portal', 'uploads', measured),
    rowOf('plain sharp, each variant from the file', 'fromFile', measured),
    rowOf('plain sharp, all from one picture', 'fromPicture', measured),
  ];
}

/**
 * Measures the peak memory of a process that encodes two of the largest images at once. Returns the rows of the report.
 */
export async function measureLargeImages({ dataDir, scaled }) {
  const rows = [];
  const side = scaled(7000, 2000);
  for (const name of await writeLargeImages(dataDir, side)) {
    const { perMinute, peakMegabytes: peak } = await encoded('encoder', join(dataDir, name), scaled(4, 2));
    rows.push({
      figure: `${((side * side) / 1e6).toFixed(0)} megapixels, ${name.slice(6)}, two at once`,
      'images/min': perMinute.toFixed(0),
      'peak MB': peak.toFixed(0),
    });
  }
  return rows;
}
