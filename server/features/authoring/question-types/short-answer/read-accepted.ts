import { type Language, languages, perLanguage } from '#server/platform/language/i18n';
import {
  type ImportContext,
  type ImportedAnswers,
  noAnswers,
  rejectMany,
  type SourceChoice,
} from '../../import/file/source-choice';
import { reject } from '../../import/file/import-notes';

const wildcard = /(?<!\\)\*/;

function acceptAnswer(answer: SourceChoice, accepted: Record<Language, Set<string>>, context: ImportContext) {
  const { texts, notes } = context;
  const text = texts.plain({ ...answer.text, text: answer.text.text.replaceAll('\\*', '*') });
  const named = text.en.slice(0, 200);
  if (wildcard.test(answer.text.text)) {
    notes.push({
      code: 'wildcard_dropped',
      value: named,
      reason: `This answer contains a wildcard, so it was removed: ${named}`,
    });
    return false;
  }
  if (answer.weight < 100) {
    const value = `${named} (${answer.weight}%)`;
    const reason = `This answer gives only partial credit (${answer.weight}%), so it was removed: ${named}`;
    notes.push({ code: 'partial_answer_dropped', value, reason });
    return false;
  }
  for (const lang of languages) if (text[lang] !== '') accepted[lang].add(text[lang]);
  return text.en !== '' && texts.feedback(answer.feedback) !== null;
}

/** Only answers with full credit become accepted answers. */
export function readAccepted(choices: SourceChoice[], context: ImportContext): ImportedAnswers {
  rejectMany(choices.length);
  const accepted = perLanguage(() => new Set<string>());
  const feedbacks = choices.filter((entry) => acceptAnswer(entry, accepted, context));
  if (accepted.en.size === 0) {
    reject(
      'no_accepted_answer',
      'No accepted answer is left. Partly correct answers and wildcards aren’t supported.',
    );
  }
  if (feedbacks.length > 0) {
    context.notes.push({
      code: 'answer_feedback_dropped',
      value: null,
      reason: 'Feedback on typed answers was removed. Only answer options can have feedback.',
    });
  }
  return { ...noAnswers, accepted: perLanguage((lang) => [...accepted[lang]]) };
}
