import type { GIFTQuestion } from 'gift-pegjs';
import {
  type ImportContext,
  type ImportedAnswers,
  noAnswers,
  type SourceChoice,
} from '../../import/file/source-choice';
import type { MoodleContext } from '../../import/moodle/moodle-answers';
import type { XmlElement } from '../../import/moodle/xml-element';
import {
  isOneEnough,
  percents,
  readGiftOptions,
  readMoodleOptions,
  type SourceOptions,
  toOptions,
} from '../options/source-options';

const near = (left: number, right: number): boolean => Math.abs(left - right) < 1;

/** The options of positive weight are correct. Each must have an equal share. */
function readShares(choices: SourceChoice[], context: ImportContext): ImportedAnswers {
  const options = toOptions(choices, (weight) => weight > 0, context);
  const weights = choices.map(({ weight }) => weight);
  const positive = weights.filter((weight) => weight > 0);
  const share = 100 / positive.length;
  if (!positive.every((weight) => near(weight, share))) {
    context.notes.push({
      code: 'weights_dropped',
      value: percents(positive),
      reason: `The weights ${percents(positive)} were replaced by equal shares.`,
    });
  }
  const others = weights.filter((weight) => weight <= 0);
  const penalties = others.filter((weight) => weight < 0);
  // A wrong option cancels one right option. If the penalties in the file equal that, importing loses nothing.
  if (penalties.length > 0 && !others.every((weight) => near(weight, -share))) {
    context.notes.push({
      code: 'penalty_dropped',
      value: percents(penalties),
      reason: `The penalty of ${percents(penalties)} was removed. An incorrect option cancels out one correct option.`,
    });
  }
  return { ...noAnswers, options, credit: 'partial' };
}

function readSelect(source: SourceOptions | null, context: ImportContext): ImportedAnswers | null {
  if (!source || isOneEnough(source)) return null;
  const answers = readShares(source.choices, context);
  if (source.isSingle) {
    context.notes.unshift({
      code: 'read_as_multiple_answer',
      value: null,
      reason:
        'No option is fully correct. The question now has multiple answers: every option that gave credit is correct.',
    });
  }
  return answers;
}

export const readGift = (question: GIFTQuestion, context: ImportContext): ImportedAnswers | null =>
  readSelect(readGiftOptions(question), context);

export const readMoodle = (question: XmlElement, context: MoodleContext): ImportedAnswers | null =>
  readSelect(readMoodleOptions(question, context), context);
