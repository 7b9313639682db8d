import { rejectSheet } from '../reject-sheet';

// The stream that contains an encrypted workbook has this name in the directory of the container.
const encrypted = Buffer.from('EncryptedPackage', 'utf16le');

/** Rejects an OLE container: a workbook from before 2007, or one with a password. */
export async function rejectOle(bytes: AsyncIterable<Buffer>): Promise<never> {
  let end = Buffer.alloc(0);
  for await (const piece of bytes) {
    const looked = Buffer.concat([end, piece]);
    if (looked.includes(encrypted)) rejectSheet('encrypted');
    end = looked.subarray(-encrypted.length);
  }
  return rejectSheet('old_workbook');
}
