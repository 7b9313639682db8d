import { AppError } from '#server/platform/errors';

/** How many of a file's first bytes its kind is told by. */
export const headBytes = 512;

interface FileKind {
  contentType: string;
  /** Whether a file that begins like this can be one. */
  fits: (head: Buffer) => boolean;
}

const starts = (at: number, ...bytes: number[]): FileKind['fits'] => {
  const wanted = Buffer.from(bytes);
  return (head) => head.subarray(at, at + wanted.length).equals(wanted);
};
const says = (at: number, text: string): FileKind['fits'] => starts(at, ...Buffer.from(text, 'latin1'));

const isZip = says(0, 'PK\x03\x04');
const firstEntryAt = 30;

/** A ZIP archive whose first entry is one that the office format begins with. */
const isOffice = (folder: string): FileKind['fits'] => {
  const first = ['[Content_Types].xml', '_rels/', 'docProps/', 'customXml/', folder];
  return (head) => {
    const name = head.toString('latin1', firstEntryAt);
    return isZip(head) && first.some((beginning) => name.startsWith(beginning));
  };
};

const [tab, carriageReturn, space] = [0x09, 0x0d, 0x20];

const withoutMark = (head: Buffer): string => head.toString('utf8').replace(/^\uFEFF/, '');

/** Words and numbers: no bytes that text has not, and nothing that a browser might take for a page. */
const isText: FileKind['fits'] = (head) =>
  !head.some((byte) => byte < tab || (byte > carriageReturn && byte < space)) &&
  !/^\s*</.test(withoutMark(head));

/** As spreadsheets save text beside UTF-8. */
const isUtf16: FileKind['fits'] = (head) => starts(0, 0xff, 0xfe)(head) || starts(0, 0xfe, 0xff)(head);

/** Text in UTF-16 without a mark: every other byte of Latin letters is zero. */
const isUnmarkedUtf16: FileKind['fits'] = (head) =>
  (['utf-16be', 'utf-16le'] as const).some((encoding, parity) => {
    const zeros = [0, 1].map((place) => head.filter((byte, at) => byte === 0 && at % 2 === place).length);
    if (zeros[parity]! <= head.length / 4 || zeros[1 - parity]! > 0) return false;
    return isText(Buffer.from(new TextDecoder(encoding).decode(head)));
  });

/** A file for translators: nothing but a declaration and comments stands before its root. */
const isXliff: FileKind['fits'] = (head) => {
  const encoding = [0xff, 0xfe].every((byte, at) => head[at] === byte)
    ? 'utf-16le'
    : [0xfe, 0xff].every((byte, at) => head[at] === byte)
      ? 'utf-16be'
      : 'utf-8';
  const text = new TextDecoder(encoding).decode(head);
  return /^\s*(?:<\?xml\b[^>]*\?>\s*)?(?:<!--[^>]*-->\s*)*<(?:xliff[\s>]|!DOCTYPE\s+xliff\b)/.test(text);
};
// A browser shows XML as a page, so it is served as what has no kind.
const xliff: FileKind = { contentType: 'application/octet-stream', fits: isXliff };

const isWebVtt: FileKind['fits'] = (head) => isText(head) && /^WEBVTT(?:[ \t\r\n]|$)/.test(withoutMark(head));

const isMp3: FileKind['fits'] = (head) =>
  says(0, 'ID3')(head) || (head[0] === 0xff && [0xfb, 0xf3, 0xf2, 0xfa].includes(head[1]!));

const isWebP: FileKind['fits'] = (head) => says(0, 'RIFF')(head) && says(8, 'WEBP')(head);
const isWebM: FileKind['fits'] = (head) =>
  starts(0, 0x1a, 0x45, 0xdf, 0xa3)(head) && head.subarray(0, 64).includes('webm');

const office = 'application/vnd.openxmlformats-officedocument';
const jpeg: FileKind = { contentType: 'image/jpeg', fits: starts(0, 0xff, 0xd8, 0xff) };

const kinds: Readonly<Record<string, FileKind>> = {
  pdf: { contentType: 'application/pdf', fits: says(0, '%PDF-') },
  mp4: { contentType: 'video/mp4', fits: says(4, 'ftyp') },
  webm: { contentType: 'video/webm', fits: isWebM },
  vtt: { contentType: 'text/vtt; charset=utf-8', fits: isWebVtt },
  docx: { contentType: `${office}.wordprocessingml.document`, fits: isOffice('word/') },
  xlsx: { contentType: `${office}.spreadsheetml.sheet`, fits: isOffice('xl/') },
  pptx: { contentType: `${office}.presentationml.presentation`, fits: isOffice('ppt/') },
  zip: { contentType: 'application/zip', fits: isZip },
  txt: { contentType: 'text/plain', fits: isText },
  csv: { contentType: 'text/csv', fits: (head) => isText(head) || isUtf16(head) || isUnmarkedUtf16(head) },
  jpg: jpeg,
  jpeg,
  png: { contentType: 'image/png', fits: starts(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) },
  webp: { contentType: 'image/webp', fits: isWebP },
  xlf: xliff,
  xliff,
  mp3: { contentType: 'audio/mpeg', fits: isMp3 },
};

/** Which files are kept, by extension. */
export const knownExtensions: readonly string[] = Object.keys(kinds);

/** What a file of that extension is served as; FILE_REJECTED for one that is not kept. */
export function contentTypeOf(ext: string): string {
  const kind = Object.hasOwn(kinds, ext) ? kinds[ext] : undefined;
  if (!kind) throw new AppError('FILE_REJECTED', `Files must be one of: ${knownExtensions.join(', ')}.`);
  return kind.contentType;
}

/** Refuses a file whose first bytes are not those of its extension. */
export function requireFittingHead(ext: string, head: Buffer): void {
  if (head.length === 0) throw new AppError('FILE_REJECTED', 'The file is empty.');
  if (!kinds[ext]?.fits(head)) throw new AppError('FILE_REJECTED', `The file is not what .${ext} says.`);
}
