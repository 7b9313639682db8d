import type { ImportedAnswers } from '../../import/file/source-choice';
import { type MoodleContext, moodleType, readChoices } from '../../import/moodle/moodle-answers';
import { hasLanguages } from '../../import/moodle/multilang';
import { childOf, textIn, type XmlElement } from '../../import/moodle/xml-element';
import { readAccepted } from './read-accepted';

export function readMoodle(question: XmlElement, context: MoodleContext): ImportedAnswers | null {
  if (moodleType(question) !== 'shortanswer') return null;
  const choices = readChoices(question, context.format).map((entry) => ({
    ...entry,
    // An accepted answer is plain text in any format of its element, but may contain language tags.
    text: {
      ...entry.text,
      format: hasLanguages(entry.text.text) ? ('moodle' as const) : ('plain' as const),
    },
  }));
  const answers = readAccepted(choices, context);
  if (textIn(childOf(question, 'usecase')) === '1') {
    const reason = 'Typed answers are checked without regard to capital letters.';
    context.notes.push({ code: 'case_ignored', value: null, reason });
  }
  return answers;
}
