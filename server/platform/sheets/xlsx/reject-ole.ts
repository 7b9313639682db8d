import { rejectSheet } from '../reject-sheet';

// So the stream is called that holds the workbook, in the directory of the container.
const encrypted = Buffer.from('EncryptedPackage', 'utf16le');

/** Refuses a container of the old formats: a workbook of before 2007, or one that a password protects. */
export async function rejectOle(bytes: AsyncIterable<Buffer>): Promise<never> {
  let end = Buffer.alloc(0);
  for await (const piece of bytes) {
    const looked = Buffer.concat([end, piece]);
    if (looked.includes(encrypted)) rejectSheet('encrypted');
    end = looked.subarray(-encrypted.length);
  }
  return rejectSheet('old_workbook');
}
