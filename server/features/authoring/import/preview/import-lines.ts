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

type Compared = Pick<ImportLine, 'status' | 'alreadyThere' | 'notes' | 'importKey'>;

/** Returns the line with its outcome in a test that has the questions of `known`. */
function compareLine<Line extends Compared>(line: Line, known: KnownKeys): Line {
  if (line.status === 'rejected' || line.importKey === null) return line;
  const { id, content } = splitImportKey(line.importKey);
  if (known.contents.has(content)) return { ...line, alreadyThere: true };
  if (id === null || !known.ids.has(id)) return { ...line, alreadyThere: false };
  const reason = `The test already has a question with the ID ${id} and different content.`;
  return {
    ...line,
    status: 'rejected',
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
  const { line, label, status, notes } = outcome;
  const about = { line, label, status, notes, alreadyThere: false };
  if (outcome.status === 'rejected') return { ...about, question: null, importKey: null };
  const options = outcome.question.options.map((option) => ({ id: randomUUID(), ...option }));
  const question = { ...outcome.question, options };
  return compareLine({ ...about, question, importKey: outcome.importKey }, known);
}

/** Returns true if the question will be added to the test. */
export const isFresh = ({ status, alreadyThere }: Compared): boolean =>
  status !== 'rejected' && !alreadyThere;

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
      question: line.status === 'rejected' ? null : line.question,
      importKey: line.status === 'rejected' ? null : line.importKey,
    }));
    await manager.query(
      `insert into question_import_line (import_id, number, line, label, status, already_there, notes, question,
         import_key)
       select $1, number, line, label, status, "alreadyThere", notes, nullif(question, 'null'), "importKey"
       from jsonb_to_recordset($2::jsonb) as (number int, line int, label text, status text,
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
    `select number, status, already_there as "alreadyThere", notes, import_key as "importKey"
     from question_import_line where import_id = $1 order by number`,
    [importId],
  );
  const now = stored.map((line) => compareLine(line, known));
  const changed = now.filter(
    (line, index) =>
      line.alreadyThere !== stored[index]?.alreadyThere || line.status !== stored[index]?.status,
  );
  await manager.query(
    `update question_import_line l set status = c.status, already_there = c."alreadyThere", notes = c.notes
     from jsonb_to_recordset($2::jsonb) as c (number int, status text, "alreadyThere" boolean, notes jsonb)
     where l.import_id = $1 and l.number = c.number`,
    [importId, JSON.stringify(changed)],
  );
  return now.filter(isFresh).map(({ number }) => number);
}
