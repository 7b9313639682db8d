import { reject } from '../file/import-notes';
import type { SourceText } from '../file/import-text';
import { type ImportContext, rejectMany, type SourceChoice } from '../file/source-choice';
import { childOf, childrenOf, textIn, type XmlElement } from './xml-element';

export interface MoodleContext extends ImportContext {
  /** Format of texts that state none. */
  format: SourceText['format'];
}

const formats: Record<string, SourceText['format']> = {
  html: 'html',
  moodle_auto_format: 'moodle',
  plain_text: 'plain',
  markdown: 'markdown',
};

export const formatOf = (element: XmlElement | undefined): SourceText['format'] | undefined =>
  formats[element?.attributes['format'] ?? ''];

export const sourceOf = (element: XmlElement | undefined, format: SourceText['format']): SourceText => ({
  format: formatOf(element) ?? format,
  text: textIn(element),
});

/** Returns Moodle's name for the type of a question. */
export const moodleType = (question: XmlElement): string => question.attributes['type'] ?? '';

function weightOf(answer: XmlElement): number {
  const fraction = answer.attributes['fraction'] ?? '0';
  const weight = Number(fraction);
  return Number.isFinite(weight)
    ? weight
    : reject('bad_weight', `"${fraction.slice(0, 40)}" isn’t a number.`, fraction.slice(0, 40));
}

/**
 * Reads the answers of a question and their weights; throws a Rejection for too many answers or an invalid
 * weight.
 */
export function readChoices(question: XmlElement, format: SourceText['format']): SourceChoice[] {
  const answers = childrenOf(question, 'answer');
  rejectMany(answers.length);
  return answers.map((answer) => ({
    text: sourceOf(answer, format),
    feedback: sourceOf(childOf(answer, 'feedback'), format),
    weight: weightOf(answer),
  }));
}
