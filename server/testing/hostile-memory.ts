import { encodeImage } from '#server/features/uploads/encoder/image-pipeline';
import { greyPng, hostileImages, packedProfile, packedText } from '#server/testing/hostile-images';

const megabyte = 1024 * 1024;

/** Gives every hostile file to the encoder, in a process of its own; prints by how many megabytes it grew at most. */
async function main(): Promise<void> {
  const files: Buffer[] = [];
  for (const { make } of hostileImages) files.push(await make());
  const texts = Array.from({ length: 2000 }, () => packedText(1_000_000));
  files.push(greyPng(40, 40, texts), greyPng(40, 40, [packedProfile(100_000_000)]));
  texts.length = 0;
  await encodeImage(greyPng(10, 10));
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let most = before;
  const look = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 1);
  for (const file of files) {
    await encodeImage(file).catch(() => undefined);
    most = Math.max(most, process.memoryUsage.rss());
  }
  clearInterval(look);
  process.stdout.write(`${Math.round((most - before) / megabyte)}\n`);
}

void main();
