import { encodeImage } from '#server/features/uploads/encoding/encode-image';
import { laboriousJpeg } from './hostile-scans';

/** Encodes one image after another until it is killed. */
async function main(): Promise<void> {
  for (;;) await encodeImage(laboriousJpeg());
}

void main();
