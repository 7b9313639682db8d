import { plainText } from '#server/platform/text/plain-text';

// Characters that some systems treat as folders, drives or wildcards, and control characters.
const rejected = /[/\\:*?"<>|\p{Cc}]/gu;
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
// Maximum bytes, which file systems count: 255 with the extension and a number. With at most 220 entries, the list
// stays below 64 KB, beyond which yazl announces an incorrect size.
const maxLength = 180;

/** Truncates a text to a number of bytes without splitting a character. */
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

/** Returns a name that is valid on every system. */
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

/** Makes paths unique, also on systems that ignore case. Duplicates get a number before the extension. */
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
