import { encodeImage } from '#server/features/uploads/encoding/encode-image';

/** Has an image encoded where no process can be started, and tells what came of it. */
async function main(): Promise<void> {
  process.execPath = '/nowhere';
  const failure: unknown = await encodeImage(Buffer.from('none')).catch((error: unknown) => error);
  process.stderr.write(`${failure instanceof Error && failure.message}\n`);
}

void main();
