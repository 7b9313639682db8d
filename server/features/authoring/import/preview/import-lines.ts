import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { createYielder } from '#server/platform/yielder';
import { keysOf, type KeyedQuestion, splitImportKey } from '../import-key';
import type { ImportOutcome } from '../file/imported-question';
import type { ImportLine } from '../import.types';
import { type Pictures, withKnownPicture } from '../pictures';

/** Content hashes and ids of the questions that a test already has. */
export interface KnownKeys {
  contents: ReadonlySet<string>;
  ids: ReadonlySet<string>;
}

/**
 * Returns the keys of a test's questions, both as imported and by their current content; none without a test.
 */
export async function readKeys(manager: EntityManager, testId: string | null): Promise<KnownKeys> {
  const rows: { importKey: string | null; content: KeyedQuestion }[] = await manager.query(
    `select import_key as "importKey", question_content(q) as content from question q where test_id = $1
     order by position`,
    [testId],
  );
  const came = rows.flatMap(({ importKey }) => (importKey === null ? [] : [splitImportKey(importKey)]));
  const are = keysOf(rows.map(({ content }) => content)).map(({ key }) => splitImportKey(key));
  return {
    contents: new Set([...came, ...are].map(({ content }) => content)),
    ids: new Set(came.flatMap(({ id }) => (id === null ? [] : [id]))),
  };
}

type Compared = Pick<ImportLine, 'verdict' | 'alreadyThere' | 'notes' | 'importKey'>;

/** Returns the line with its outcome in a test that has the questions of `known`. */
function compareLine<Line extends Compared>(line: Line, known: KnownKeys): Line {
  if (line.verdict === 'rejected' || line.importKey === null) return line;
  const { id, content } = splitImportKey(line.importKey);
  if (known.contents.has(content)) return { ...line, alreadyThere: true };
  if (id === null || !known.ids.has(id)) return { ...line, alreadyThere: false };
  const reason = `The test already has a question with the ID ${id} and different content.`;
  return {
    ...line,
    verdict: 'rejected',
    alreadyThere: false,
    notes: [{ code: 'id_in_use', value: id, reason }],
  };
}

/**
 * Returns the questions of a file as lines of the report, compared with the test's questions and the portal's
 * images.
 */
export async function toLines(
  outcomes: ImportOutcome[],
  known: KnownKeys,
  pictures: Pictures,
): Promise<ImportLine[]> {
  const yieldIfDue = createYielder();
  const lines: ImportLine[] = [];
  for (const outcome of outcomes) {
    await yieldIfDue();
    lines.push(toLine(withKnownPicture(outcome, pictures), known));
  }
  return lines;
}

function toLine(outcome: ImportOutcome, known: KnownKeys): ImportLine {
  const { line, label, verdict, notes } = outcome;
  const about = { line, label, verdict, notes, alreadyThere: false };
  if (outcome.verdict === 'rejected') return { ...about, question: null, importKey: null };
  const options = outcome.question.options.map((option) => ({ id: randomUUID(), ...option }));
  const question = { ...outcome.question, options };
  return compareLine({ ...about, question, importKey: outcome.importKey }, known);
}

/** Returns true if the question will be added to the test. */
export const isFresh = ({ verdict, alreadyThere }: Compared): boolean =>
  verdict !== 'rejected' && !alreadyThere;

const chunk = 100;

/** Replaces the stored lines of an import in the caller's transaction. */
export async function writeLines(
  manager: EntityManager,
  importId: string,
  lines: ImportLine[],
): Promise<void> {
  await manager.query('delete from question_import_line where import_id = $1', [importId]);
  for (let start = 0; start < lines.length; start += chunk) {
    const rows = lines.slice(start, start + chunk).map((line, index) => ({
      ...line,
      number: start + index + 1,
      question: line.verdict === 'rejected' ? null : line.question,
      importKey: line.verdict === 'rejected' ? null : line.importKey,
    }));
    await manager.query(
      `insert into question_import_line (import_id, number, line, label, verdict, already_there, notes, question,
         import_key)
       select $1, number, line, label, verdict, "alreadyThere", notes, nullif(question, 'null'), "importKey"
       from jsonb_to_recordset($2::jsonb) as (number int, line int, label text, verdict text,
         "alreadyThere" boolean, notes jsonb, question jsonb, "importKey" text)`,
      [importId, JSON.stringify(rows)],
    );
  }
}

interface StoredLine extends Compared {
  number: number;
}

/**
 * Compares the lines of an import with the current questions of its test and stores the differences. Returns
 * the numbers of the lines to add.
 */
export async function compareAgain(
  manager: EntityManager,
  importId: string,
  known: KnownKeys,
): Promise<number[]> {
  const stored: StoredLine[] = await manager.query(
    `select number, verdict, already_there as "alreadyThere", notes, import_key as "importKey"
     from question_import_line where import_id = $1 order by number`,
    [importId],
  );
  const now = stored.map((line) => compareLine(line, known));
  const changed = now.filter(
    (line, index) =>
      line.alreadyThere !== stored[index]?.alreadyThere || line.verdict !== stored[index]?.verdict,
  );
  await manager.query(
    `update question_import_line l set verdict = c.verdict, already_there = c."alreadyThere", notes = c.notes
     from jsonb_to_recordset($2::jsonb) as c (number int, verdict text, "alreadyThere" boolean, notes jsonb)
     where l.import_id = $1 and l.number = c.number`,
    [importId, JSON.stringify(changed)],
  );
  return now.filter(isFresh).map(({ number }) => number);
}
