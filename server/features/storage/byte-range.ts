import type { ByteRange } from './object-storage';

/**
 * Parses a Range header with a single range (RFC 9110) for a file of `size` bytes. Returns null, which means the whole
 * file, for invalid headers and for several ranges, which a server may ignore.
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
