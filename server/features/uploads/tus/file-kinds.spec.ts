import { describe, expect, it } from '@jest/globals';
import { contentTypeOf, knownExtensions, requireFittingHead } from '#server/features/storage/file-kinds';
import { uploadName } from './upload-name';
import { fileName } from '#server/features/storage/file-name';

const zip = (first: string): Buffer =>
  Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(26), Buffer.from(first)]);
const bytes = (...values: number[]): Buffer => Buffer.from(values);

const genuine: Record<string, Buffer> = {
  pdf: Buffer.from('%PDF-1.4\n'),
  mp4: Buffer.concat([bytes(0, 0, 0, 24), Buffer.from('ftypisom')]),
  webm: Buffer.concat([bytes(0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x84), Buffer.from('webm')]),
  vtt: Buffer.from('\uFEFFWEBVTT - Tires\n\n'),
  docx: zip('[Content_Types].xml'),
  xlsx: zip('xl/workbook.xml'),
  pptx: zip('_rels/.rels'),
  zip: zip('sizes.csv'),
  txt: Buffer.from('Größe: 205/55 R16\r\n'),
  csv: Buffer.from('size;load\n205/55R16;91\n'),
  jpg: bytes(0xff, 0xd8, 0xff, 0xe0),
  jpeg: bytes(0xff, 0xd8, 0xff, 0xe1),
  png: bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0),
  webp: Buffer.from('RIFF\x24\x00\x00\x00WEBPVP8 ', 'latin1'),
  mp3: Buffer.from('ID3\x04'),
  xlf: Buffer.from('<?xml version="1.0"?>\n<xliff version="1.2">'),
  xliff: Buffer.from('\uFEFF<xliff version="1.2">'),
};

const fits = (ext: string, head: Buffer): boolean => {
  try {
    requireFittingHead(ext, head);
    return true;
  } catch {
    return false;
  }
};

describe('accepted file types', () => {
  it('are those of the list, with content types that are not pages', () => {
    expect([...knownExtensions].sort()).toEqual(Object.keys(genuine).sort());
    for (const ext of knownExtensions) expect(contentTypeOf(ext)).not.toMatch(/html|svg|xml;|script/);
  });

  it('are recognized by their first bytes', () => {
    for (const [ext, head] of Object.entries(genuine)) expect([ext, fits(ext, head)]).toEqual([ext, true]);
  });

  it('are never mistaken for one another, except archives and texts', () => {
    const texts = ['txt', 'csv', 'vtt'];
    const alike = [['jpg', 'jpeg'], ['xlf', 'xliff'], ['docx', 'xlsx', 'pptx', 'zip'], texts];
    for (const [ext, beginning] of Object.entries(genuine)) {
      const head = texts.includes(ext) ? beginning : Buffer.concat([beginning, Buffer.alloc(64)]);
      const taken = knownExtensions.filter((other) => other !== ext && fits(other, head));
      for (const other of taken) {
        expect([ext, other, alike.some((set) => set.includes(ext) && set.includes(other))]).toEqual([
          ext,
          other,
          true,
        ]);
      }
    }
  });

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a page after spaces', ' \n\t<html>'],
    ['a page after a byte order mark', '\uFEFF<html>'],
    ['a page declared as XML', '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">'],
    ['an image with scripts', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">'],
    ['a program', 'MZ\x90\x00\x03\x00\x00'],
    ['a program of another system', '\x7fELF\x02\x01\x01\x00'],
    ['nothing', ''],
  ])('never include %s, whatever its extension', (_what, content) => {
    expect(knownExtensions.filter((ext) => fits(ext, Buffer.from(content, 'utf8')))).toEqual([]);
  });

  it.each(['html', 'htm', 'svg', 'exe', 'js', 'mjs', 'xml', 'docm', 'gif', 'constructor', '__proto__', ''])(
    'exclude .%s',
    (ext) => {
      expect(() => contentTypeOf(ext)).toThrow(expect.objectContaining({ code: 'FILE_REJECTED' }));
    },
  );
});

describe('file name', () => {
  it('is kept as typed, with its extension in lower case', () => {
    expect(fileName(' Fiche d’été (2027).PDF ')).toEqual({ filename: 'Fiche d’été (2027).PDF', ext: 'pdf' });
    expect(fileName('sizes.html.csv')).toEqual({ filename: 'sizes.html.csv', ext: 'csv' });
    expect(fileName('e\u0301te\u0301.txt').filename).toBe('été.txt');
  });

  it.each([
    undefined,
    7,
    '',
    'pdf',
    '.pdf',
    '.hidden.pdf',
    'sizes',
    'sizes.',
    '../sizes.pdf',
    'a/b.pdf',
    'a\\b.pdf',
    'a\u0000.pdf',
    'a\n.pdf',
    'a\u202Efdp.pdf',
    'a\uD800.pdf',
    `${'a'.repeat(200)}.pdf`,
  ])('is rejected when it is %j', (name) => {
    expect(() => fileName(name)).toThrow(expect.objectContaining({ code: 'FILE_REJECTED' }));
  });
});

describe('image file name', () => {
  it.each([
    ['file', ''],
    ['IMG 0042', ''],
    ['scan.jfif', 'jfif'],
    ['photo.JPG', 'jpg'],
  ])('can be %j', (filename, ext) => {
    expect(uploadName(filename, true)).toEqual({ filename, ext });
  });

  it.each(['file', 'scan.jfif'])('is rejected for a file that is not encoded: %j', (filename) => {
    expect(() => uploadName(filename, false)).toThrow(expect.objectContaining({ code: 'FILE_REJECTED' }));
  });
});
