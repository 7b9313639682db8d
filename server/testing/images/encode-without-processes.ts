import { encodeImage } from '#server/features/uploads/encoding/encode-image';

/** Encodes an image while no process can be started, and prints the result. */
async function main(): Promise<void> {
  process.execPath = '/nowhere';
  const failure: unknown = await encodeImage(Buffer.from('none')).catch((error: unknown) => error);
  process.stderr.write(`${failure instanceof Error && failure.message}\n`);
}

void main();
