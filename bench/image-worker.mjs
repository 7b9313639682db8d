/**
 * Encodes one photograph again and again, two at a time as a server of the portal does, by a function of the module
 * that is named; prints a line of JSON: images a minute, CPU seconds of one, the most memory the process had, and what came out.
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

// Whatever processes it starts for its work are there before it is measured.
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
