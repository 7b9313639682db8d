import { parse, SyntaxError as ParserError, type GIFTQuestion } from 'gift-pegjs';
import { type QuestionKind, questionTypes } from '../../question-types/question-types';
import { type ImportedAnswers, rejectMany, rejectType } from '../file/source-choice';
import type { GiftBlock } from './gift-block';
import { giftParts } from './gift-blocks';
import {
  blank,
  countAnswers,
  escapeMarks,
  hold,
  fixAnswers,
  release,
  splitGeneralFeedback,
  withoutReserved,
} from './gift-fixes';
import { type GiftSettings, readSettings, withSettings } from './gift-settings';
import { withinLimits } from '../file/within-limits';
import { splitSource, type GiftSource } from './gift-source';
import { collect, type FilePiece } from '../file/file-pieces';
import { importKey } from '../import-key';
import { splitLanguages } from '../moodle/multilang';
import { beginningOf, ImportTexts, wordsOf } from '../file/import-text';
import { type ImportNote, reject, Rejection, SyntaxProblem } from '../file/import-notes';
import {
  type ImportedQuestion,
  type ImportOutcome,
  type ReadFile,
  shortLabel,
  tooLong,
} from '../file/imported-question';

function parseOne(text: string, block: GiftBlock): GIFTQuestion {
  try {
    const [question] = parse(text);
    if (question) return question;
    throw new SyntaxProblem(block.lines[0]?.number ?? 0, 'no_question', 'There’s no question here.');
  } catch (error) {
    if (!(error instanceof ParserError)) throw error;
    const line = block.lines[error.location.start.line - 1] ?? block.lines[0];
    throw explain(error, line?.number ?? 0);
  }
}

function explain(error: ParserError, line: number): SyntaxProblem {
  if (error.message.includes('between -100 and 100')) {
    const reason = 'A weight between "%" signs must be a number from -100 to 100.';
    return new SyntaxProblem(line, 'weight_out_of_range', reason);
  }
  if (error.found === null) {
    return new SyntaxProblem(
      line,
      'ends_early',
      'The question is incomplete: something is missing at its end.',
    );
  }
  const found = release(error.found);
  const reason = `"${found}" isn’t allowed here. To use it as text, put a backslash before it.`;
  return new SyntaxProblem(line, 'misplaced_character', reason, found);
}

const titleSource = ({ title }: GiftSource): string =>
  title?.trim() ? `::${escapeMarks(title, ':#=~{}')}::` : '';

/** Parses the question's text, with a blank in place of answers in the middle of the sentence. */
function parseStem(source: GiftSource, block: GiftBlock): GIFTQuestion {
  const sentence = source.tail.trim() === '' ? source.head : `${source.head}${blank}${source.tail}`;
  return parseOne(`${titleSource(source)}${escapeMarks(sentence, ':#=~')}`.trimEnd(), block);
}

function parseQuestion(source: GiftSource, block: GiftBlock): GIFTQuestion {
  const { head, answers } = source;
  if (answers === null) return parseOne(`${titleSource(source)}${escapeMarks(head, ':#')}`.trim(), block);
  return parseOne(`${titleSource(source)}${escapeMarks(head, ':#=~')}{${fixAnswers(answers)}}`, block);
}

const isNumerical = (source: GiftSource): boolean =>
  source.answers !== null && splitGeneralFeedback(source.answers)[0].trimStart().startsWith('#');

function toAnswers(
  question: GIFTQuestion,
  texts: ImportTexts,
  notes: ImportNote[],
): ImportedAnswers & { kind: QuestionKind } {
  for (const { kind, gift } of questionTypes) {
    const answers = gift.read(question, { texts, notes });
    if (answers) return { ...answers, kind };
  }
  return rejectType(question.type.toLowerCase());
}

function toQuestion(
  parsed: GIFTQuestion,
  stem: GIFTQuestion,
  block: GiftBlock,
  settings: GiftSettings,
  texts: ImportTexts,
  notes: ImportNote[],
): ImportedQuestion {
  const answers = toAnswers(parsed, texts, notes);
  if (!('stem' in stem) || !('globalFeedback' in parsed)) return rejectType(parsed.type.toLowerCase());
  const text = texts.rich(stem.stem);
  if (wordsOf(text.en) === '') reject('no_text', 'The question has no text that can be shown.');
  const question = {
    ...answers,
    text,
    imageUrl: null,
    code: false,
    feedback: texts.feedback(parsed.globalFeedback),
    weight: 1,
    tags: [...new Set(block.tags)],
    enabled: true,
  };
  return withinLimits(withSettings(question, settings), notes);
}

function label(source: GiftSource, stem: GIFTQuestion | null): string {
  const title = stem?.title ? splitLanguages(release(stem.title)).texts.en.trim() : '';
  const words = () =>
    stem && 'stem' in stem ? new ImportTexts().plain(beginningOf(stem.stem)).en : source.head;
  return shortLabel(title || words());
}

/** Parses the question's text alone; null if there is none. */
function readStem(source: GiftSource, block: GiftBlock): GIFTQuestion | null {
  if (`${source.head}${source.tail}`.trim() === '') return null;
  return source.answers === null ? parseQuestion(source, block) : parseStem(source, block);
}

function readQuestion(block: GiftBlock): ImportOutcome {
  const line = block.lines[0]?.number ?? 0;
  if (block.cut) return tooLong(line, block.lines[0]?.text ?? '');
  const source = splitSource(block);
  const stem = readStem(source, block);
  const about = { line, label: label(source, stem) };
  const texts = new ImportTexts();
  const notes: ImportNote[] = [];
  const settings = readSettings(block.settings, notes);
  try {
    if (isNumerical(source)) rejectType('numerical');
    rejectMany(source.answers === null ? 0 : countAnswers(source.answers));
    const parsed = source.answers === null && stem ? stem : parseQuestion(source, block);
    const question = toQuestion(parsed, stem ?? parsed, block, settings, texts, notes);
    notes.push(...texts.notes());
    const key = importKey(block.id, question, settings.copy);
    return { ...about, status: notes.length > 0 ? 'converted' : 'accepted', notes, question, importKey: key };
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    return { ...about, status: 'rejected', notes: [error.note] };
  }
}

function readBlock(block: GiftBlock): FilePiece {
  try {
    return { outcome: readQuestion(block) };
  } catch (error) {
    if (!(error instanceof SyntaxProblem)) throw error;
    return { problem: error.problem };
  }
}

/** Yields the pieces of a question bank in GIFT format. */
export function* giftPieces(text: string): Generator<FilePiece> {
  const blocks: GiftBlock[] = [];
  for (const part of giftParts(hold(withoutReserved(text)))) {
    if (part === null) yield null;
    else if ('category' in part) yield part;
    else {
      blocks.push(part.block);
      yield { total: blocks.length };
    }
  }
  for (const block of blocks) yield readBlock(block);
}

/** Reads a whole GIFT file synchronously. Every question and syntax error has its line of the file. */
export const readGift = (text: string): ReadFile => collect(giftPieces(text));
