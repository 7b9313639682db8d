import { parse, SyntaxError as ParserError, type GIFTQuestion } from 'gift-pegjs';
import { richTextToPlain } from '#server/platform/rich-text';
import { readBlocks, type GiftBlock } from './gift-blocks';
import {
  blank,
  escapeMarks,
  hold,
  mendAnswers,
  release,
  splitGeneralFeedback,
  withoutReserved,
} from './gift-mend';
import { Refusal, refuseType, toAnswers } from './gift-rules';
import { GiftProblem, splitSource, type GiftSource } from './gift-source';
import { GiftTexts } from './gift-text';
import type { GiftFile, GiftNote, GiftOutcome, ImportedQuestion } from './gift.types';
import { importKey, splitImportKey } from './import-key';

function parseOne(text: string, block: GiftBlock): GIFTQuestion {
  try {
    const [question] = parse(text);
    if (question) return question;
    throw new GiftProblem(block.lines[0]?.number ?? 0, 'There is no question here.');
  } catch (error) {
    if (!(error instanceof ParserError)) throw error;
    const line = block.lines[error.location.start.line - 1] ?? block.lines[0];
    throw new GiftProblem(line?.number ?? 0, explain(error));
  }
}

function explain(error: ParserError): string {
  if (error.message.includes('between -100 and 100')) {
    return 'A weight between "%" signs must be a number from -100 to 100.';
  }
  if (error.found === null) return 'The question ends where something more was expected.';
  return `"${release(error.found)}" cannot stand here; a backslash before it makes it part of the text.`;
}

const titleSource = ({ title }: GiftSource): string =>
  title?.trim() ? `::${escapeMarks(title, ':#=~{}')}::` : '';

/** The question's text, with a blank where answers stand in the middle of the sentence. */
function parseStem(source: GiftSource, block: GiftBlock): GIFTQuestion {
  const sentence = source.tail.trim() === '' ? source.head : `${source.head}${blank}${source.tail}`;
  return parseOne(`${titleSource(source)}${escapeMarks(sentence, ':#=~')}`.trimEnd(), block);
}

function parseQuestion(source: GiftSource, block: GiftBlock): GIFTQuestion {
  const { head, answers } = source;
  if (answers === null) return parseOne(`${titleSource(source)}${escapeMarks(head, ':#')}`.trim(), block);
  return parseOne(`${titleSource(source)}${escapeMarks(head, ':#=~')}{${mendAnswers(answers)}}`, block);
}

const isNumerical = (source: GiftSource): boolean =>
  source.answers !== null && splitGeneralFeedback(source.answers)[0].trimStart().startsWith('#');

function toQuestion(
  parsed: GIFTQuestion,
  stem: GIFTQuestion,
  texts: GiftTexts,
  notes: GiftNote[],
): ImportedQuestion {
  const answers = toAnswers(parsed, { texts, notes });
  if (!('stem' in stem) || !('globalFeedback' in parsed)) return refuseType(parsed.type);
  const text = texts.rich(stem.stem);
  if (richTextToPlain(text.en) === '') {
    throw new Refusal({ code: 'no_text', reason: 'The question has no text that the portal can show.' });
  }
  return { ...answers, text, feedback: texts.feedback(parsed.globalFeedback) };
}

function label(source: GiftSource, stem: GIFTQuestion | null): string {
  const words =
    stem && 'stem' in stem ? new GiftTexts().plain(stem.stem) : source.head.replace(/\s+/g, ' ').trim();
  const title = stem?.title ? release(stem.title).replace(/\s+/g, ' ').trim() : '';
  const letters = Array.from(title || words);
  return letters.length > 60 ? `${letters.slice(0, 59).join('').trimEnd()}…` : letters.join('');
}

function readQuestion(block: GiftBlock): GiftOutcome {
  const source = splitSource(block);
  const line = block.lines[0]?.number ?? 0;
  const hasStem = `${source.head}${source.tail}`.trim() !== '';
  const stem = hasStem
    ? source.answers === null
      ? parseQuestion(source, block)
      : parseStem(source, block)
    : null;
  const about = { line, label: label(source, stem) };
  const texts = new GiftTexts();
  const notes: GiftNote[] = [];
  try {
    if (isNumerical(source)) refuseType('Numerical');
    const parsed = source.answers === null && stem ? stem : parseQuestion(source, block);
    const question = toQuestion(parsed, stem ?? parsed, texts, notes);
    if (texts.lost.size > 0) {
      const tags = [...texts.lost].map((tag) => `<${tag}>`).join(', ');
      notes.push({ code: 'markup_removed', reason: `Not in the portal's rich text, so removed: ${tags}.` });
    }
    const key = importKey(block.id, question);
    return { ...about, verdict: notes.length > 0 ? 'converted' : 'taken', notes, question, importKey: key };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ...about, verdict: 'refused', notes: [error.note] };
  }
}

/** Refuses what the file holds twice: the same content, or one id for two contents. */
function refuseRepeats(outcomes: GiftOutcome[]): GiftOutcome[] {
  const contents = new Map<string, number>();
  const ids = new Map<string, number>();
  return outcomes.map((outcome) => {
    if (outcome.verdict === 'refused') return outcome;
    const { id, content } = splitImportKey(outcome.importKey);
    const same = contents.get(content);
    const sameId = id === null ? undefined : ids.get(id);
    if (same === undefined && sameId === undefined) {
      contents.set(content, outcome.line);
      if (id !== null) ids.set(id, outcome.line);
      return outcome;
    }
    const note =
      same !== undefined
        ? { code: 'duplicate', reason: `The same question stands on line ${same}.` }
        : { code: 'duplicate_id', reason: `The question on line ${sameId} has the same id.` };
    return { line: outcome.line, label: outcome.label, verdict: 'refused', notes: [note] };
  });
}

/** Reads a question bank in GIFT format. Every question and every syntax error carries its line of the file. */
export function readGift(text: string): GiftFile {
  const { blocks, categories } = readBlocks(hold(withoutReserved(text)));
  const outcomes: GiftOutcome[] = [];
  const syntaxErrors: GiftFile['syntaxErrors'] = [];
  for (const block of blocks) {
    try {
      outcomes.push(readQuestion(block));
    } catch (error) {
      if (!(error instanceof GiftProblem)) throw error;
      syntaxErrors.push({ line: error.line, reason: error.message });
    }
  }
  return { outcomes: refuseRepeats(outcomes), categories, syntaxErrors };
}
