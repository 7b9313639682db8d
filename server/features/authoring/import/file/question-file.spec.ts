import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { collect } from './file-pieces';
import { decodeQuestionFile, readPieces, readQuestionFile } from './question-file';

describe('question file', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'treadway-questions-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is read as UTF-8, with or without a byte order mark', () => {
    const path = join(folder, 'good.gift');
    writeFileSync(path, '\uFEFFÉté? {T}');
    expect(readQuestionFile(path)).toBe('Été? {T}');
    expect(decodeQuestionFile(Buffer.from('Été? {T}'))).toBe('Été? {T}');
  });

  it('loses invisible characters and characters that change the text direction', () => {
    expect(decodeQuestionFile(Buffer.from('Wh\u200bich\u202e? {T}'))).toBe('Which? {T}');
  });

  it.each([
    ['an image', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])],
    ['another encoding', Buffer.from('Été?', 'latin1')],
    ['UTF-16', Buffer.from('Q {T}', 'utf16le')],
  ])('is rejected with one sentence when it is %s', (_, bytes) => {
    expect(() => decodeQuestionFile(bytes)).toThrow('The file isn’t encoded as UTF-8');
  });

  it('is rejected by name when it is in Aiken format', () => {
    const aiken = 'Which is soft?\r\nA. Winter\r\nB) Summer\r\nANSWER: A\r\n';
    expect(collect(readPieces(aiken))).toMatchObject({
      outcomes: [],
      syntaxErrors: [{ line: 4, code: 'aiken' }],
    });
    expect(collect(readPieces(`// ${aiken}\nQ {T}`)).syntaxErrors).toEqual([]);
  });

  it('is rejected with one sentence when it is too large, missing or a folder', () => {
    const path = join(folder, 'large.gift');
    writeFileSync(path, Buffer.alloc(20 * 1024 * 1024 + 1, 'a'));
    expect(() => readQuestionFile(path)).toThrow(
      'The file is larger than 20 MB. Split it into several files.',
    );
    expect(() => readQuestionFile(join(folder, 'none.gift'))).toThrow('does not exist.');
    expect(() => readQuestionFile(folder)).toThrow('is not a file.');
  });
});
