import { splitImportKey } from '../import-key';
import type { ImportOutcome, ReadFile } from './imported-question';
import type { FileProblem } from './import-notes';

/** A part of a question file. Null gives the reader a chance to pause or to send what it has. */
export type FilePiece =
  | { outcome: ImportOutcome }
  | { problem: FileProblem }
  | { category: { line: number; name: string } }
  /** Number of questions found so far. */
  | { total: number }
  | null;

/** Maximum number of questions in a file. */
export const maxQuestions = 20_000;
const maxProblems = 100;
const maxCategories = 1000;

/** Collects the pieces of a file and rejects duplicates. */
class Collection {
  private readonly contents = new Map<string, number>();
  private readonly ids = new Map<string, number>();
  readonly file: ReadFile = { outcomes: [], categories: [], syntaxErrors: [] };
  total = 0;

  get done(): number {
    return this.file.outcomes.length + this.file.syntaxErrors.length;
  }

  /** True if the rest isn't read, because there are too many problems or questions. */
  get isOver(): boolean {
    return this.file.syntaxErrors.length >= maxProblems || this.total > maxQuestions;
  }

  private add(piece: FilePiece): void {
    const { outcomes, categories, syntaxErrors } = this.file;
    if (piece === null) return;
    if ('total' in piece) this.setTotal(piece.total);
    else if ('category' in piece) {
      if (categories.length < maxCategories) categories.push(piece.category);
    } else if ('problem' in piece) syntaxErrors.push(piece.problem);
    else outcomes.push(this.withoutRepeat(piece.outcome));
  }

  /** Adds pieces until the rest isn't read. */
  addAll(pieces: Iterable<FilePiece>): void {
    for (const piece of pieces) {
      this.add(piece);
      if (this.isOver) return;
    }
  }

  private setTotal(total: number): void {
    this.total = total;
    if (total <= maxQuestions) return;
    this.file.syntaxErrors.push({
      line: 1,
      code: 'too_many_questions',
      value: String(maxQuestions),
      reason: `The file has more than ${maxQuestions} questions. Split it into several files.`,
    });
  }

  /** Rejects a question that has the same content or the same id as an earlier one. */
  private withoutRepeat(outcome: ImportOutcome): ImportOutcome {
    if (outcome.status === 'rejected') return outcome;
    const { id, content } = splitImportKey(outcome.importKey);
    const same = this.contents.get(content);
    const sameId = id === null ? undefined : this.ids.get(id);
    if (same === undefined && sameId === undefined) {
      this.contents.set(content, outcome.line);
      if (id !== null) this.ids.set(id, outcome.line);
      return outcome;
    }
    const note =
      same !== undefined
        ? { code: 'duplicate', value: String(same), reason: `The same question is on line ${same}.` }
        : {
            code: 'duplicate_id',
            value: String(sameId),
            reason: `The question on line ${sameId} has the same ID.`,
          };
    return { line: outcome.line, label: outcome.label, status: 'rejected', notes: [note] };
  }
}

/** Reads a whole file synchronously. */
export function collect(pieces: Iterable<FilePiece>): ReadFile {
  const collection = new Collection();
  collection.addAll(pieces);
  return collection.file;
}

/**
 * Collects pieces that another process reads, some at a time. `tell` gets the number of questions read and
 * the total, about twice a second.
 */
export async function collectBatches(
  batches: AsyncIterable<readonly FilePiece[]>,
  tell: (done: number, total: number) => Promise<void>,
): Promise<ReadFile> {
  const collection = new Collection();
  let tellsAt = performance.now();
  for await (const pieces of batches) {
    collection.addAll(pieces);
    if (collection.isOver) break;
    if (performance.now() < tellsAt) continue;
    await tell(collection.done, collection.total);
    tellsAt = performance.now() + 500;
  }
  await tell(collection.done, collection.total);
  return collection.file;
}
