import type { GIFTQuestion } from 'gift-pegjs';
import { type MoodleContext, moodleType, readChoices } from '../../import/moodle/moodle-answers';
import { childOf, textIn, type XmlElement } from '../../import/moodle/xml-element';
import { reject } from '../../import/file/import-notes';
import { wordsOf } from '../../import/file/import-text';
import { type ImportContext, rejectMany, type SourceChoice } from '../../import/file/source-choice';
import { toSourceChoice } from '../../import/gift/gift-choice';
import { maxOptions } from '../../question-limits';
import type { OptionContent } from '../question-content';

/** The options of a question in an imported file. */
export interface SourceOptions {
  choices: SourceChoice[];
  /** True if people may select only one of them. */
  isSingle: boolean;
}

/** Returns null if the question has no options to select from, or only True and False. */
export const readGiftOptions = (question: GIFTQuestion): SourceOptions | null =>
  question.type === 'MC'
    ? {
        choices: question.choices.map(toSourceChoice),
        isSingle: question.choices.some(({ isCorrect }) => isCorrect),
      }
    : null;

/** Returns null if the question has no options to select from, or only True and False. */
export const readMoodleOptions = (
  question: XmlElement,
  { format }: Pick<MoodleContext, 'format'>,
): SourceOptions | null =>
  moodleType(question) === 'multichoice'
    ? {
        choices: readChoices(question, format),
        isSingle: !['false', '0'].includes(textIn(childOf(question, 'single')).toLowerCase()),
      }
    : null;

/** Returns true if one option suffices for full credit. If no option has full credit, several are needed. */
export const isOneEnough = ({ choices, isSingle }: SourceOptions): boolean =>
  isSingle && choices.some(({ weight }) => weight >= 100);

/** Returns the options to store. Throws a Rejection if they are invalid. */
export function toOptions(
  choices: SourceChoice[],
  isCorrect: (weight: number) => boolean,
  { texts }: ImportContext,
): OptionContent[] {
  rejectMany(choices.length, maxOptions);
  if (choices.length < 2) reject('too_few_options', 'The question needs at least two options.');
  const options = choices.map(({ text, feedback, weight }) => ({
    text: texts.rich(text),
    feedback: texts.feedback(feedback),
    correct: isCorrect(weight),
  }));
  if (options.some((option) => wordsOf(option.text.en) === '')) {
    reject('empty_option', 'An answer option has no text that can be shown.');
  }
  if (!options.some((option) => option.correct)) reject('no_right_answer', 'None of the options is correct.');
  return options;
}

export const percents = (weights: number[]): string =>
  [...new Set(weights)].map((weight) => `${weight}%`).join(', ');
