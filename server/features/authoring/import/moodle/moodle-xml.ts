import { type QuestionKind, questionTypes } from '../../question-types/question-types';
import { type ImportedAnswers, rejectType } from '../file/source-choice';
import { collect, type FilePiece, maxQuestions } from '../file/file-pieces';
import { withoutReserved } from '../gift/gift-fixes';
import { importKey } from '../import-key';
import { beginningOf, ImportTexts, wordsOf } from '../file/import-text';
import { type ImportNote, reject, Rejection, SyntaxProblem } from '../file/import-notes';
import { type ImportOutcome, type ReadFile, shortLabel, tooLong } from '../file/imported-question';
import { withinLimits } from '../file/within-limits';
import { formatOf, type MoodleContext, moodleType, sourceOf } from './moodle-answers';
import { splitLanguages } from './multilang';
import { childOf, childrenOf, parseXml, textIn, type XmlElement } from './xml-element';
import { type XmlQuestion, xmlQuestions } from './xml-questions';

function readAnswers(question: XmlElement, context: MoodleContext): ImportedAnswers & { kind: QuestionKind } {
  for (const { kind, readMoodle } of questionTypes) {
    const answers = readMoodle(question, context);
    if (answers) return { ...answers, kind };
  }
  return rejectType(moodleType(question));
}

const heaviest = 100;

function readWeight(question: XmlElement, notes: ImportNote[]): number {
  const grade = textIn(childOf(question, 'defaultgrade')).slice(0, 40) || '1';
  const exact = Number(grade);
  const weight = Math.min(heaviest, Math.max(1, Math.round(exact) || 1));
  if (exact !== weight) {
    const reason = `The grade ${grade} was converted to the weight ${weight}. Weights are whole numbers from 1 to ${heaviest}.`;
    notes.push({ code: 'grade_changed', value: `${grade} → ${weight}`, reason });
  }
  return weight;
}

const moodlesOwn = new Set([
  '',
  'Your answer is correct.',
  'Your answer is partially correct.',
  'Your answer is incorrect.',
]);

/** Adds notes on properties that the portal doesn't support. */
function noteLosses(question: XmlElement, notes: ImportNote[]): void {
  const combined = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'].map((name) =>
    wordsOf(textIn(childOf(question, name))),
  );
  if (combined.some((text) => !moodlesOwn.has(text))) {
    const reason = 'General feedback for correct, partly correct and incorrect answers was removed.';
    notes.push({ code: 'combined_feedback_dropped', value: null, reason });
  }
  if (childrenOf(question, 'hint').some((hint) => textIn(hint) !== '')) {
    notes.push({ code: 'hints_dropped', value: null, reason: 'Hints were removed.' });
  }
  if (textIn(childOf(question, 'hidden')) === '1') {
    const reason = 'The question was hidden in the file, so it will be disabled.';
    notes.push({ code: 'hidden_disabled', value: null, reason });
  }
}

function addFiles(element: XmlElement, texts: ImportTexts): void {
  for (const child of element.children) {
    if (child.name === 'file') texts.addFile(child.attributes['name'] ?? '');
    addFiles(child, texts);
  }
}

/**
 * Adds the image of a question from Moodle's first versions, which have a path and sometimes its contents.
 */
function addPreviousPicture(question: XmlElement, texts: ImportTexts): void {
  const path = textIn(childOf(question, 'image'));
  const hasBytes = textIn(childOf(question, 'image_base64')) !== '';
  if (path !== '' || hasBytes) texts.addFile(path.slice(path.lastIndexOf('/') + 1) || 'image');
}

function readTags(question: XmlElement): string[] {
  const tags = childrenOf(childOf(question, 'tags'), 'tag').map((tag) => textIn(tag).replace(/\s+/g, ' '));
  return [...new Set(tags.filter((tag) => tag !== ''))];
}

function readQuestion(question: XmlElement, line: number): ImportOutcome {
  const texts = new ImportTexts();
  const notes: ImportNote[] = [];
  const stem = childOf(question, 'questiontext');
  const format = formatOf(stem) ?? 'html';
  const words = () => new ImportTexts().plain(beginningOf(sourceOf(stem, format))).en;
  const about = {
    line,
    label: shortLabel(splitLanguages(textIn(childOf(question, 'name'))).texts.en || words()),
  };
  try {
    addFiles(question, texts);
    addPreviousPicture(question, texts);
    const answers = readAnswers(question, { texts, notes, format });
    const text = texts.rich(sourceOf(stem, format));
    if (wordsOf(text.en) === '') reject('no_text', 'The question has no text that can be shown.');
    const whole = {
      ...answers,
      text,
      imageUrl: null,
      code: false,
      feedback: texts.feedback(sourceOf(childOf(question, 'generalfeedback'), format)),
      weight: readWeight(question, notes),
      tags: readTags(question),
      enabled: textIn(childOf(question, 'hidden')) !== '1',
    };
    const read = withinLimits(whole, notes);
    noteLosses(question, notes);
    notes.push(...texts.notes());
    const key = importKey(textIn(childOf(question, 'idnumber')).slice(0, 200) || null, read);
    return {
      ...about,
      status: notes.length > 0 ? 'converted' : 'accepted',
      notes,
      question: read,
      importKey: key,
    };
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    return { ...about, status: 'rejected', notes: [error.note] };
  }
}

function readPiece(source: XmlQuestion): FilePiece {
  if (source.cut) return { outcome: tooLong(source.line, '') };
  const element = parseXml(source);
  const { line } = source;
  if (element.attributes['type'] !== 'category') return { outcome: readQuestion(element, line) };
  return { category: { line, name: textIn(childOf(element, 'category')).slice(0, 500) } };
}

const problem = (error: unknown): FilePiece => {
  if (!(error instanceof SyntaxProblem)) throw error;
  return { problem: error.problem };
};

/** Yields the pieces of a question bank in Moodle's XML format. */
export function* moodleXmlPieces(text: string): Generator<FilePiece> {
  const questions: XmlQuestion[] = [];
  try {
    for (const found of xmlQuestions(withoutReserved(text))) {
      if (found) questions.push(found);
      yield found && { total: questions.length };
      if (questions.length > maxQuestions) return;
    }
  } catch (error) {
    yield problem(error);
  }
  for (const question of questions) {
    try {
      yield readPiece(question);
    } catch (error) {
      yield problem(error);
    }
  }
}

/** Reads a whole Moodle XML file synchronously. */
export const readMoodleXml = (text: string): ReadFile => collect(moodleXmlPieces(text));
