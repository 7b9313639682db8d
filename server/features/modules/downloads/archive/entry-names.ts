import { plainText } from '#server/platform/plain-text';

// What some system takes for a folder, a drive or a wildcard, and what makes lines and tabs.
const refused = /[/\\:*?"<>|\p{Cc}]/gu;
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const longest = 120;

/** A name that every system can give a file. */
export function safeName(name: string, ext: string): string {
  const plain = plainText(name)
    .replace(refused, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[. ]+/, '');
  const short = [...plain]
    .slice(0, longest)
    .join('')
    .replace(/[. ]+$/, '');
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
