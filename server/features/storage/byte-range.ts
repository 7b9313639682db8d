import type { ByteRange } from './object-storage';

/**
 * The one range that a Range header asks for (RFC 9110), within a file of `size` bytes. Null, which means the whole
 * file, for what is no range, and for several: a server may leave those out.
 */
export function parseByteRange(header: string, size: number): ByteRange | 'unsatisfiable' | null {
  const [, from, to] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header) ?? [];
  if (from === undefined || to === undefined || from + to === '') return null;
  const last = size - 1;
  if (from === '') {
    const length = Number(to);
    return length === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - length), end: last };
  }
  const start = Number(from);
  if (to !== '' && Number(to) < start) return null;
  if (start > last) return 'unsatisfiable';
  return { start, end: to === '' ? last : Math.min(Number(to), last) };
}
