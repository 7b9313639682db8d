import { AppError } from '#server/platform/errors';

/** The number of first bytes from which the kind of a file is detected. */
export const headBytes = 512;

interface FileKind {
  contentType: string;
  /** Returns true if a file with these first bytes can be of this kind. */
  fits: (head: Buffer) => boolean;
}

const starts = (at: number, ...bytes: number[]): FileKind['fits'] => {
  const wanted = Buffer.from(bytes);
  return (head) => head.subarray(at, at + wanted.length).equals(wanted);
};
const says = (at: number, text: string): FileKind['fits'] => starts(at, ...Buffer.from(text, 'latin1'));

const isZip = says(0, 'PK\x03\x04');
const firstEntryAt = 30;

/** Returns a check for ZIP archives whose first entry is typical of the office format. */
const isOffice = (folder: string): FileKind['fits'] => {
  const first = ['[Content_Types].xml', '_rels/', 'docProps/', 'customXml/', folder];
  return (head) => {
    const name = head.toString('latin1', firstEntryAt);
    return isZip(head) && first.some((beginning) => name.startsWith(beginning));
  };
};

const [tab, carriageReturn, space] = [0x09, 0x0d, 0x20];

const withoutMark = (head: Buffer): string => head.toString('utf8').replace(/^\uFEFF/, '');

/** Accepts text without control characters that doesn't look like HTML. */
const isText: FileKind['fits'] = (head) =>
  !head.some((byte) => byte < tab || (byte > carriageReturn && byte < space)) &&
  !/^\s*</.test(withoutMark(head));

/** Spreadsheets also save text in UTF-16. */
const isUtf16: FileKind['fits'] = (head) => starts(0, 0xff, 0xfe)(head) || starts(0, 0xfe, 0xff)(head);

/** Accepts UTF-16 without a byte order mark, where every other byte of Latin letters is zero. */
const isUnmarkedUtf16: FileKind['fits'] = (head) =>
  (['utf-16be', 'utf-16le'] as const).some((encoding, parity) => {
    const zeros = [0, 1].map((place) => head.filter((byte, at) => byte === 0 && at % 2 === place).length);
    if (zeros[parity]! <= head.length / 4 || zeros[1 - parity]! > 0) return false;
    return isText(Buffer.from(new TextDecoder(encoding).decode(head)));
  });

/** Accepts XLIFF files with only a declaration and comments before the root element. */
const isXliff: FileKind['fits'] = (head) => {
  const encoding = [0xff, 0xfe].every((byte, at) => head[at] === byte)
    ? 'utf-16le'
    : [0xfe, 0xff].every((byte, at) => head[at] === byte)
      ? 'utf-16be'
      : 'utf-8';
  const text = new TextDecoder(encoding).decode(head);
  return /^\s*(?:<\?xml\b[^>]*\?>\s*)?(?:<!--[^>]*-->\s*)*<(?:xliff[\s>]|!DOCTYPE\s+xliff\b)/.test(text);
};
// Browsers show XML as a page, so it is served as binary data.
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

/** The accepted file extensions. */
export const knownExtensions: readonly string[] = Object.keys(kinds);

/** Returns the content type of an extension. Throws FILE_REJECTED for unsupported ones. */
export function contentTypeOf(ext: string): string {
  const kind = Object.hasOwn(kinds, ext) ? kinds[ext] : undefined;
  if (!kind) throw new AppError('FILE_REJECTED', `Files must be one of: ${knownExtensions.join(', ')}.`);
  return kind.contentType;
}

/** Throws FILE_REJECTED if the first bytes don't match the extension. */
export function requireFittingHead(ext: string, head: Buffer): void {
  if (head.length === 0) throw new AppError('FILE_REJECTED', 'The file is empty.');
  if (!kinds[ext]?.fits(head)) throw new AppError('FILE_REJECTED', `The file is not what .${ext} says.`);
}
