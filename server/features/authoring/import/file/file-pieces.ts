import { setImmediate as breath } from 'node:timers/promises';
import { splitImportKey } from '../import-key';
import type { FileProblem, ImportOutcome, ReadFile } from './imported-question';

/** Something found in a file; null where nothing was, but a long time went by. */
export type FilePiece =
  | { outcome: ImportOutcome }
  | { problem: FileProblem }
  | { category: { line: number; name: string } }
  /** How many questions were found so far. */
  | { total: number }
  | null;

/** Questions that one file may have. */
export const mostQuestions = 20_000;
const mostProblems = 100;
const mostCategories = 1000;

/** Puts the pieces of a file together and refuses what it holds twice. */
class Collection {
  private readonly contents = new Map<string, number>();
  private readonly ids = new Map<string, number>();
  readonly file: ReadFile = { outcomes: [], categories: [], syntaxErrors: [] };
  total = 0;

  get done(): number {
    return this.file.outcomes.length + this.file.syntaxErrors.length;
  }

  /** Whether nothing more needs to be read. */
  get full(): boolean {
    return this.file.syntaxErrors.length >= mostProblems;
  }

  add(piece: FilePiece): void {
    const { outcomes, categories, syntaxErrors } = this.file;
    if (piece === null) return;
    if ('total' in piece) this.total = piece.total;
    else if ('category' in piece) {
      if (categories.length < mostCategories) categories.push(piece.category);
    } else if ('problem' in piece) syntaxErrors.push(piece.problem);
    else outcomes.push(this.withoutRepeat(piece.outcome));
  }

  /** The same content, or one id for two contents, is taken once. */
  private withoutRepeat(outcome: ImportOutcome): ImportOutcome {
    if (outcome.verdict === 'refused') return outcome;
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
        ? { code: 'duplicate', value: String(same), reason: `The same question stands on line ${same}.` }
        : {
            code: 'duplicate_id',
            value: String(sameId),
            reason: `The question on line ${sameId} has the same id.`,
          };
    return { line: outcome.line, label: outcome.label, verdict: 'refused', notes: [note] };
  }
}

function tooMany(collection: Collection): boolean {
  if (collection.total <= mostQuestions) return false;
  collection.file.syntaxErrors.push({
    line: 1,
    code: 'too_many_questions',
    value: String(mostQuestions),
    reason: `The file has more than ${mostQuestions} questions; split it.`,
  });
  return true;
}

/** Reads a whole file at once. */
export function collect(pieces: Iterable<FilePiece>): ReadFile {
  const collection = new Collection();
  for (const piece of pieces) {
    collection.add(piece);
    if (collection.full || tooMany(collection)) break;
  }
  return collection.file;
}

const slice = 15;

/**
 * Reads a whole file in slices of some milliseconds, between which the server does other work. `tell` hears about
 * twice a second how many questions were read, and of how many.
 */
export async function collectInSlices(
  pieces: Iterable<FilePiece>,
  tell: (done: number, total: number) => Promise<void>,
): Promise<ReadFile> {
  const collection = new Collection();
  let [sliceEnds, tellsAt] = [performance.now() + slice, performance.now()];
  for (const piece of pieces) {
    collection.add(piece);
    if (collection.full || tooMany(collection)) break;
    if (performance.now() < sliceEnds) continue;
    if (performance.now() >= tellsAt) {
      await tell(collection.done, collection.total);
      tellsAt = performance.now() + 500;
    } else await breath();
    sliceEnds = performance.now() + slice;
  }
  await tell(collection.done, collection.total);
  return collection.file;
}
