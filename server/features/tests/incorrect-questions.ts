import { languages, type LocalizedText, localize } from '#server/platform/i18n';
import { plainTextToRichText } from '#server/platform/rich-text';
import { isAnswered } from './marking';
import type { AnsweredQuestion, SnapshotOption } from './question.types';

/** A question below full credit as a result keeps it; every text is rich text. */
export interface IncorrectQuestionRow {
  id: string;
  position: number;
  name: LocalizedText;
  /** Null where there was no answer. */
  selectedName: LocalizedText | null;
  feedback: LocalizedText | null;
}

/** Texts behind one another, in every language; null without any. */
function join(texts: readonly LocalizedText[], separator: string): LocalizedText | null {
  if (texts.length === 0) return null;
  const joined: LocalizedText = { en: '', es: '', fr: '' };
  for (const lang of languages) joined[lang] = texts.map((text) => localize(text, lang)).join(separator);
  return joined;
}

function sameInEveryLanguage(text: string): LocalizedText {
  const shown = plainTextToRichText(text);
  return { en: shown, es: shown, fr: shown };
}

function chosenOptions({ snapshot, answer }: AnsweredQuestion): SnapshotOption[] {
  return snapshot.options.filter(({ id }) => answer?.optionIds.includes(id));
}

function selectedName(question: AnsweredQuestion): LocalizedText | null {
  const { snapshot, answer } = question;
  if (!isAnswered(answer)) return null;
  if (snapshot.kind === 'short_answer') return answer.text === null ? null : sameInEveryLanguage(answer.text);
  return join(
    chosenOptions(question).map(({ text }) => text),
    ', ',
  );
}

/** The remarks on the wrong options that were chosen, else the remark on the question. */
function feedbackOn(question: AnsweredQuestion): LocalizedText | null {
  const remarks = chosenOptions(question).flatMap(({ correct, feedback }) =>
    feedback && !correct ? [feedback] : [],
  );
  return join(remarks, ' ') ?? question.snapshot.feedback;
}

/** What a result keeps of a question below full credit. */
export const incorrectQuestion = (question: AnsweredQuestion): IncorrectQuestionRow => ({
  id: question.id,
  position: question.position,
  name: question.snapshot.text,
  selectedName: selectedName(question),
  feedback: feedbackOn(question),
});
