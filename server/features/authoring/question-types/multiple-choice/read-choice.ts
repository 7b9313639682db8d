import { inEnglish } from '#server/platform/language/i18n';
import type { GIFTQuestion } from 'gift-pegjs';
import { reject } from '../../import/file/import-notes';
import type { SourceText } from '../../import/file/import-text';
import { type ImportContext, type ImportedAnswers, noAnswers } from '../../import/file/source-choice';
import { type MoodleContext, moodleType, readChoices } from '../../import/moodle/moodle-answers';
import type { XmlElement } from '../../import/moodle/xml-element';
import {
  isOneEnough,
  percents,
  readGiftOptions,
  readMoodleOptions,
  type SourceOptions,
  toOptions,
} from '../options/source-options';
import type { OptionContent } from '../question-content';

/** Returns the options True and False, one of which is correct. */
function trueFalse(
  isTrue: boolean,
  feedback: { right: SourceText | null; wrong: SourceText | null },
  { texts }: ImportContext,
): ImportedAnswers {
  const right = texts.feedback(feedback.right);
  const wrong = texts.feedback(feedback.wrong);
  const option = (en: string, correct: boolean): OptionContent => ({
    text: inEnglish(en),
    feedback: correct ? right : wrong,
    correct,
  });
  return { ...noAnswers, options: [option('True', isTrue), option('False', !isTrue)] };
}

function readMoodleTrueFalse(question: XmlElement, context: MoodleContext): ImportedAnswers {
  const choices = readChoices(question, context.format);
  const named = (word: string) => choices.find(({ text }) => text.text.toLowerCase() === word);
  const [yes, no] = [named('true'), named('false')];
  const isTrue = (yes?.weight ?? 0) > 0;
  if (isTrue === (no?.weight ?? 0) > 0) reject('no_right_answer', 'None of the options is correct.');
  const [right, wrong] = isTrue ? [yes, no] : [no, yes];
  return trueFalse(isTrue, { right: right?.feedback ?? null, wrong: wrong?.feedback ?? null }, context);
}

/**
 * Reads options of which a person selects one. Returns null if one doesn't suffice for full credit; notes dropped
 * partial credit.
 */
function readChoice(source: SourceOptions | null, context: ImportContext): ImportedAnswers | null {
  if (!source || !isOneEnough(source)) return null;
  const options = toOptions(source.choices, (weight) => weight >= 100, context);
  const lost = source.choices.map(({ weight }) => weight).filter((weight) => weight !== 0 && weight < 100);
  if (lost.length > 0) {
    context.notes.push({
      code: 'partial_credit_dropped',
      value: percents(lost),
      reason: `An option is either correct or incorrect. Options with ${percents(lost)} were set to incorrect.`,
    });
  }
  return { ...noAnswers, options };
}

export function readGift(question: GIFTQuestion, context: ImportContext): ImportedAnswers | null {
  if (question.type !== 'TF') return readChoice(readGiftOptions(question), context);
  // GIFT lists the feedback for a wrong answer first, but the parser names the first one that of True.
  const feedback = { wrong: question.trueFeedback, right: question.falseFeedback };
  return trueFalse(question.isTrue, feedback, context);
}

export const readMoodle = (question: XmlElement, context: MoodleContext): ImportedAnswers | null =>
  moodleType(question) === 'truefalse'
    ? readMoodleTrueFalse(question, context)
    : readChoice(readMoodleOptions(question, context), context);
