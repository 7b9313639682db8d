import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { entities } from '#server/app/entities';
import { closeDatabase, openDatabase, pool } from '#server/platform/database/database';
import { richTextToPlain } from '#server/platform/text/rich-text';
import { root } from '#server/platform/root';
import { specDatabaseUrl } from '#server/testing/database/database';
import { giftOf } from '../../export/gift-writer';
import { collect } from '../file/file-pieces';
import { readGift } from './gift';
import type { ImportedQuestion } from '../file/imported-question';
import { importQuestions } from '../import-at-once';
import type { ImportLine } from '../import.types';
import { readPieces, readQuestionFile } from '../file/question-file';

const folder = join(resolve(root, process.env['SHARED_DIR'] || '../shared'), 'data', 'questions');
if (!existsSync(folder)) {
  throw new Error(
    `There are no question files in ${folder}: set SHARED_DIR to the folder that holds data/questions.`,
  );
}

const files = readdirSync(folder)
  .filter((name) => /\.(?:gift|xml)$/.test(name))
  .sort();
const table = JSON.parse(readFileSync(join(__dirname, 'real-table.json'), 'utf8')) as Record<
  string,
  unknown[]
>;

/** Hashes a text, so that this repository contains no text of others. */
const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

const about = ({ line, label, status, notes }: ImportLine) => ({
  line,
  status,
  notes: notes.map((note) => note.code),
  label: hash(label),
});

function content({ kind, text, options, accepted, feedback }: ImportedQuestion) {
  const words = [text.en, ...options.map((option) => option.text.en)].map(richTextToPlain);
  const feedbacks = options.flatMap((option) => (option.feedback ? [option.feedback.en] : []));
  return {
    kind,
    options: options.length,
    right: options.flatMap((option, index) => (option.correct ? [index + 1] : [])),
    accepted: accepted.en.length,
    words: hash([...words, ...accepted.en].join('\n')),
    feedback: feedbacks.length > 0 ? hash(feedbacks.map(richTextToPlain).join('\n')) : null,
    general: feedback !== null,
  };
}

async function storedQuestions(moduleName: string): Promise<ImportedQuestion[]> {
  const { rows } = await pool().query<ImportedQuestion>(
    `select question.* from question join test on test.id = test_id join module on module.id = module_id
     where name->>'en' = $1 order by position`,
    [moduleName],
  );
  return rows;
}

beforeAll(async () => {
  await openDatabase(await specDatabaseUrl(), entities, 2);
});
afterAll(closeDatabase);

describe('question files from other programs', () => {
  it('are those of the table', () => {
    expect(files).toEqual(Object.keys(table).sort());
  });

  it.each(files)(
    'are imported, question by question, as the table states, and only once: %s',
    async (fileName) => {
      const name = JSON.stringify({ en: fileName, es: '', fr: '' });
      await pool().query(
        `insert into module (kind, brand, name, description) values ('training', 'gt', $1, $1)`,
        [name],
      );
      const text = readQuestionFile(join(folder, fileName));
      const request = {
        fileName,
        text,
        moduleName: fileName,
        dryRun: false,
        publish: false,
        actor: { kind: 'system' as const },
      };

      const report = await importQuestions(request);
      const stored = await storedQuestions(fileName);
      expect(report).toMatchObject({ syntaxErrors: [], added: stored.length });
      const rest = stored.map(content);
      const rows = report.lines.map((line) => ({
        ...about(line),
        ...(line.status === 'rejected' ? {} : rest.shift()),
      }));
      expect(rows).toEqual(table[fileName]);

      expect((await importQuestions(request)).added).toBe(0);
      expect(await storedQuestions(fileName)).toEqual(stored);
    },
  );

  it.each(files)('are unchanged when they are imported, exported and imported again: %s', (fileName) => {
    const { outcomes } = collect(readPieces(readQuestionFile(join(folder, fileName))));
    const questions = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [] : [{ ...outcome.question, importKey: outcome.importKey }],
    );
    const again = readGift([...giftOf(questions)].join('\n'));
    expect(again.syntaxErrors).toEqual([]);
    expect(
      again.outcomes.map((outcome) => ({
        status: outcome.status,
        ...(outcome.status !== 'rejected' && { ...outcome.question, importKey: outcome.importKey }),
      })),
    ).toEqual(questions.map((question) => ({ status: 'accepted', ...question })));
  });
});
