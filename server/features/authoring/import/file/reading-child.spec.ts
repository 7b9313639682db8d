import { describe, expect, it } from '@jest/globals';
import { countTurns } from '#server/testing/turns';
import { collectBatches } from './file-pieces';
import type { ReadFile } from './imported-question';
import { decodeInTurns } from './question-file';
import { piecesInChild } from './reading-child';

const read = (text: string): Promise<ReadFile> => collectBatches(piecesInChild(text), async () => undefined);

const markup = '<b>a</b> '.repeat(400);
const answers = '<answer fraction="0"><text>a</text></answer>'.repeat(20_000);

describe('slow question file', () => {
  it.each([
    ['50,000 answers in GIFT', `Q {${'=answer '.repeat(50_000)}}`, 'too_many_answers'],
    ['a text of a million characters', `${'word '.repeat(190_000)} {T}`, 'text_too_long'],
    ['markup in all options', `Q {=${markup}#${markup} ${`~${markup}#${markup}`.repeat(19)}}`, undefined],
    [
      '20,000 answers in Moodle XML',
      `<quiz><question type="multichoice"><questiontext><text>Q</text></questiontext>${answers}</question></quiz>`,
      'too_many_answers',
    ],
  ])('doesn’t block the server while it is read: %s', async (_, text, code) => {
    // Starts the process, so that its start isn’t counted.
    await read('Q {T}');
    let file: ReadFile | undefined;
    const turns = await countTurns(async () => {
      file = await read(text);
    });
    expect(file!.outcomes.map(({ notes }) => notes[0]?.code)).toEqual([code]);
    expect(turns).toBeGreaterThan(100);
  });

  it('doesn’t block the server while it is decoded', async () => {
    for (const text of ['é\n', 'é'])
      expect(await countTurns(() => decodeInTurns(Buffer.alloc(15_000_000, text)))).toBeGreaterThan(1);
    const text = `${'é'.repeat(300_001)}\n${'e\u0301\n'.repeat(100_000)}`;
    expect(await decodeInTurns(Buffer.from(text))).toBe(text.normalize('NFC'));
  });

  it('is abandoned after too many errors, and the next file is read', async () => {
    expect((await read('Q {\n\n'.repeat(500))).syntaxErrors).toHaveLength(100);
    expect((await read('Q {T}\n\n'.repeat(20_001))).syntaxErrors).toMatchObject([
      { code: 'too_many_questions' },
    ]);
    expect((await read('Q {T}')).outcomes).toMatchObject([{ status: 'accepted' }]);
  });
});
