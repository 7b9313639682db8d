import { languages, type LocalizedText, localize } from '#server/platform/language/i18n';
import { plainTextToRichText } from '#server/platform/text/rich-text';
import { isAnswered, rightAnswersOf } from './marking';
import type {
  AnsweredQuestion,
  RightAnswer,
  SnapshotOption,
} from '#server/features/authoring/question.types';

/** A question below full credit as a result keeps it; every text is rich text. */
export interface IncorrectQuestionRow {
  id: string;
  position: number;
  name: LocalizedText;
  /** Null where there was no answer. */
  selectedName: LocalizedText | null;
  /** The remarks on the wrong options that were chosen; null without any. */
  feedback: LocalizedText | null;
  /** The right answer; absent from results older than this field. Not for somebody who may still take the test. */
  correctName?: LocalizedText | null;
  /** The remark on the question as a whole; it may tell the right answer, so it is shown as seldom. */
  explanation?: LocalizedText | null;
}

/** Texts behind one another, in every language; null without any. */
function join(texts: readonly LocalizedText[], separator: string): LocalizedText | null {
  if (texts.length === 0) return null;
  const joined: LocalizedText = { en: '', es: '', fr: '' };
  for (const lang of languages) joined[lang] = texts.map((text) => localize(text, lang)).join(separator);
  return joined;
}

function sameInEveryLanguage(text: string): LocalizedText {
  const visible = plainTextToRichText(text);
  return { en: visible, es: visible, fr: visible };
}

function selectedOptions({ snapshot, answer }: AnsweredQuestion): SnapshotOption[] {
  return snapshot.options.filter(({ id }) => answer?.optionIds.includes(id));
}

function selectedName(question: AnsweredQuestion): LocalizedText | null {
  const { snapshot, answer } = question;
  if (!isAnswered(answer)) return null;
  if (snapshot.kind === 'short_answer') return answer.text === null ? null : sameInEveryLanguage(answer.text);
  return join(
    selectedOptions(question).map(({ text }) => text),
    ', ',
  );
}

/** The newest right answer of a question that not everybody gets full credit for. */
function newestRightAnswer(question: AnsweredQuestion): RightAnswer | null {
  const right = rightAnswersOf(question);
  return right === 'full' ? null : (right.at(-1) ?? null);
}

/** The right options in the order shown, or of a short answer the first accepted text of each language. */
function correctName({ snapshot }: AnsweredQuestion, right: RightAnswer | null): LocalizedText | null {
  if (!right) return null;
  if ('optionIds' in right) {
    const options = snapshot.options.filter(({ id }) => right.optionIds.includes(id));
    return join(
      options.map(({ text }) => text),
      ', ',
    );
  }
  const { en, es, fr } = right.accepted;
  const first = (texts: readonly string[]) => plainTextToRichText(texts[0] ?? '');
  const any = first([...en, ...es, ...fr]);
  return any === '' ? null : { en: first(en) || any, es: first(es), fr: first(fr) };
}

function remarks(question: AnsweredQuestion, right: RightAnswer | null): LocalizedText | null {
  const isRight = (id: string) => right !== null && 'optionIds' in right && right.optionIds.includes(id);
  return join(
    selectedOptions(question).flatMap(({ id, feedback }) => (feedback && !isRight(id) ? [feedback] : [])),
    ' ',
  );
}

/** What a result keeps of a question below full credit. */
export function incorrectQuestion(question: AnsweredQuestion): IncorrectQuestionRow {
  const right = newestRightAnswer(question);
  return {
    id: question.id,
    position: question.position,
    name: question.snapshot.text,
    selectedName: selectedName(question),
    feedback: remarks(question, right),
    correctName: correctName(question, right),
    explanation: question.snapshot.feedback,
  };
}
