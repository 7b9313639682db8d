/**
 * Encodes a photograph repeatedly, two at a time like a portal server, by the given function of a module. Prints JSON
 * with images per minute, CPU seconds per image, peak memory and the results.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { peakMegabytes, treeCpuSeconds } from './measure.mjs';

const [module, name, photograph, count] = process.argv.slice(2);
const { [name]: encode } = await import(pathToFileURL(module).href);
const bytes = readFileSync(photograph);
const atOnce = 2;

async function encodeAll(times) {
  let left = times;
  const worker = async () => {
    while (left-- > 0) await encode(bytes);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

// Starts its child processes before the measurement.
const [first] = await Promise.all(Array.from({ length: atOnce }, () => encode(bytes)));
const [began, used] = [performance.now(), treeCpuSeconds(process.pid)];
await encodeAll(Number(count));
const perMinute = (Number(count) * 60_000) / (performance.now() - began);
const cpuSeconds = (treeCpuSeconds(process.pid) - used) / Number(count);
const max = peakMegabytes(process.pid);

const { default: sharp } = await import('sharp');
const made = {};
for (const [variant, encoded] of Object.entries(first)) {
  const data = encoded.bytes ?? encoded;
  const { format, width, height } = await sharp(data).metadata();
  made[variant] = { format, width, height, sha256: createHash('sha256').update(data).digest('hex') };
}
process.stdout.write(`${JSON.stringify({ perMinute, cpuSeconds, peakMegabytes: max, made })}\n`);
