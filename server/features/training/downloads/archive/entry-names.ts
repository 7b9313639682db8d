import { plainText } from '#server/platform/text/plain-text';

// What some system takes for a folder, a drive or a wildcard, and what makes lines and tabs.
const rejected = /[/\\:*?"<>|\p{Cc}]/gu;
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
// Bytes, as file systems count: 255 with the extension and a number. With the 220 entries of an archive at most, their
// list stays below 64 KB, beyond which yazl announces a size that is not the one it writes.
const maxLength = 180;

/** The beginning of a text that takes so many bytes at most, no letter parted. */
function beginning(text: string, bytes: number): string {
  let left = bytes;
  const letters: string[] = [];
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    left -= Buffer.byteLength(segment);
    if (left < 0) break;
    letters.push(segment);
  }
  return letters.join('');
}

/** A name that every system can give a file. */
export function safeName(name: string, ext: string): string {
  const plain = plainText(name)
    .replace(rejected, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[. ]+/, '');
  const short = beginning(plain, maxLength).replace(/[. ]+$/, '');
  const base = short === '' || reserved.test(short) ? `file ${short}`.trim() : short;
  return ext ? `${base}.${ext}` : base;
}

/** The same paths, each once for systems that tell no case apart: a second one is numbered before its extension. */
export function uniquePaths(paths: readonly string[]): string[] {
  const taken = new Set<string>();
  return paths.map((path) => {
    const [, base = path, ext = ''] = /^(.*[^/])(\.[^./]+)$/.exec(path) ?? [];
    let free = path;
    for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${base} (${number})${ext}`;
    taken.add(free.toLowerCase());
    return free;
  });
}
