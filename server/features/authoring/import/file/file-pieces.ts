import { splitImportKey } from '../import-key';
import type { ImportOutcome, ReadFile } from './imported-question';
import type { FileProblem } from './import-notes';

/** Something found in a file; null where nothing was, but a long time went by. */
export type FilePiece =
  | { outcome: ImportOutcome }
  | { problem: FileProblem }
  | { category: { line: number; name: string } }
  /** How many questions were found so far. */
  | { total: number }
  | null;

/** Questions that one file may have. */
export const maxQuestions = 20_000;
const maxProblems = 100;
const maxCategories = 1000;

/** Puts the pieces of a file together and refuses what it holds twice. */
class Collection {
  private readonly contents = new Map<string, number>();
  private readonly ids = new Map<string, number>();
  readonly file: ReadFile = { outcomes: [], categories: [], syntaxErrors: [] };
  total = 0;

  get done(): number {
    return this.file.outcomes.length + this.file.syntaxErrors.length;
  }

  /** Whether nothing more needs to be read: there are too many problems or questions. */
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

  /** Adds pieces until nothing more needs to be read. */
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

  /** The same content, or one id for two contents, is taken once. */
  private withoutRepeat(outcome: ImportOutcome): ImportOutcome {
    if (outcome.verdict === 'rejected') return outcome;
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
    return { line: outcome.line, label: outcome.label, verdict: 'rejected', notes: [note] };
  }
}

/** Reads a whole file at once. */
export function collect(pieces: Iterable<FilePiece>): ReadFile {
  const collection = new Collection();
  collection.addAll(pieces);
  return collection.file;
}

/**
 * Puts a file together whose pieces are read elsewhere, some at a time. `tell` hears about twice a second how many
 * questions were read, and of how many.
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
