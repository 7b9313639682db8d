import type { LocalizedText } from '#server/platform/language/i18n';
import { getQuestionType } from '#server/features/authoring/question-types/question-types';
import { isAnswered, rightAnswersOf } from './marking';
import type { AnsweredQuestion } from '#server/features/authoring/question.types';
import type { RightAnswer } from '#server/features/authoring/question-types/question-content';

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

/** The newest right answer of a question that not everybody gets full credit for. */
function newestRightAnswer(question: AnsweredQuestion): RightAnswer | null {
  const right = rightAnswersOf(question);
  return right === 'full' ? null : (right.at(-1) ?? null);
}

/** What a result keeps of a question below full credit. */
export function incorrectQuestion(question: AnsweredQuestion): IncorrectQuestionRow {
  const { id, position, snapshot, answer } = question;
  const given = isAnswered(answer) ? answer : null;
  const reviewed = getQuestionType(snapshot.kind).review(snapshot, given, newestRightAnswer(question));
  return { id, position, name: snapshot.text, ...reviewed, explanation: snapshot.feedback };
}
