import {
  type Answers,
  choice,
  multipleAnswer,
  rejectMany,
  rejectType,
  shortAnswer,
  trueFalse,
} from '../file/answer-rules';
import { collect, type FilePiece, maxQuestions } from '../file/file-pieces';
import { withoutReserved } from '../gift/gift-fixes';
import { importKey } from '../import-key';
import { beginningOf, ImportTexts, type SourceText, wordsOf } from '../file/import-text';
import {
  type ImportNote,
  type ImportOutcome,
  type ReadFile,
  reject,
  Rejection,
  shortLabel,
  SyntaxProblem,
  tooLong,
} from '../file/imported-question';
import { withinLimits } from '../file/within-limits';
import { hasLanguages, splitLanguages } from './multilang';
import { childOf, childrenOf, parseXml, textIn, type XmlElement } from './xml-element';
import { type XmlQuestion, xmlQuestions } from './xml-questions';

const formats: Record<string, SourceText['format']> = {
  html: 'html',
  moodle_auto_format: 'moodle',
  plain_text: 'plain',
  markdown: 'markdown',
};

interface Context {
  texts: ImportTexts;
  notes: ImportNote[];
  /** Of texts that state none. */
  format: SourceText['format'];
}

const formatOf = (element: XmlElement | undefined): SourceText['format'] | undefined =>
  formats[element?.attributes['format'] ?? ''];

const sourceOf = (element: XmlElement | undefined, format: SourceText['format']): SourceText => ({
  format: formatOf(element) ?? format,
  text: textIn(element),
});

function weightOf(answer: XmlElement): number {
  const fraction = answer.attributes['fraction'] ?? '0';
  const weight = Number(fraction);
  return Number.isFinite(weight)
    ? weight
    : reject('bad_weight', `"${fraction.slice(0, 40)}" isn’t a number.`, fraction.slice(0, 40));
}

function choicesOf(question: XmlElement, format: SourceText['format']) {
  const answers = childrenOf(question, 'answer');
  rejectMany(answers.length);
  return answers.map((answer) => ({
    text: sourceOf(answer, format),
    feedback: sourceOf(childOf(answer, 'feedback'), format),
    weight: weightOf(answer),
  }));
}

function readTrueFalse(question: XmlElement, context: Context): Answers {
  const choices = choicesOf(question, context.format);
  const named = (word: string) => choices.find(({ text }) => text.text.toLowerCase() === word);
  const [yes, no] = [named('true'), named('false')];
  const isTrue = (yes?.weight ?? 0) > 0;
  if (isTrue === (no?.weight ?? 0) > 0) reject('no_right_answer', 'None of the options is correct.');
  const [right, wrong] = isTrue ? [yes, no] : [no, yes];
  return trueFalse(isTrue, { right: right?.feedback ?? null, wrong: wrong?.feedback ?? null }, context);
}

function readShortAnswer(question: XmlElement, context: Context): Answers {
  const choices = choicesOf(question, context.format).map((entry) => ({
    ...entry,
    // A typed answer is never markup, whatever format its element states; its languages are.
    text: {
      ...entry.text,
      format: hasLanguages(entry.text.text) ? ('moodle' as const) : ('plain' as const),
    },
  }));
  const answers = shortAnswer(choices, context);
  if (textIn(childOf(question, 'usecase')) === '1') {
    const reason = 'Typed answers are checked without regard to capital letters.';
    context.notes.push({ code: 'case_ignored', value: null, reason });
  }
  return answers;
}

function readAnswers(question: XmlElement, context: Context): Answers {
  const type = question.attributes['type'] ?? '';
  if (type === 'truefalse') return readTrueFalse(question, context);
  if (type === 'shortanswer') return readShortAnswer(question, context);
  if (type !== 'multichoice') return rejectType(type);
  const choices = choicesOf(question, context.format);
  const isSingle = !['false', '0'].includes(textIn(childOf(question, 'single')).toLowerCase());
  return isSingle ? choice(choices, context) : multipleAnswer(choices, context);
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

/** Notes on what the portal has no place for. */
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

/** The picture of a question as Moodle's first versions wrote it: where it lies, and perhaps what is in it. */
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
      verdict: notes.length > 0 ? 'converted' : 'taken',
      notes,
      question: read,
      importKey: key,
    };
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    return { ...about, verdict: 'rejected', notes: [error.note] };
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

/** Reads a question bank in Moodle's XML format piece by piece. */
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

/** As `moodleXmlPieces`, at once. */
export const readMoodleXml = (text: string): ReadFile => collect(moodleXmlPieces(text));
