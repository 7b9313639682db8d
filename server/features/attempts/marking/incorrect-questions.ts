import type { LocalizedText } from '#server/platform/language/i18n';
import { getQuestionType } from '#server/features/authoring/question-types/question-types';
import { isAnswered, rightAnswersOf } from './marking';
import type { AnsweredQuestion } from '#server/features/authoring/question.types';
import type { RightAnswer } from '#server/features/authoring/question-types/question-content';

/** A question without full credit as stored in a result. All texts are rich text. */
export interface IncorrectQuestionRow {
  id: string;
  position: number;
  name: LocalizedText;
  /** Null if the question was unanswered. */
  selectedName: LocalizedText | null;
  /** Feedback on the incorrect options that were selected. Null if there is none. */
  feedback: LocalizedText | null;
  /**
   * Correct answer. Absent from results older than this field, and hidden from people who can still take the
   * test.
   */
  correctName?: LocalizedText | null;
  /** Feedback on the question, which can reveal the correct answer and is hidden from the same people. */
  explanation?: LocalizedText | null;
}

/** Returns the newest correct answer of a question; null if every answer gets full credit. */
function newestRightAnswer(question: AnsweredQuestion): RightAnswer | null {
  const right = rightAnswersOf(question);
  return right === 'full' ? null : (right.at(-1) ?? null);
}

/** Returns a question without full credit as it is stored in a result. */
export function incorrectQuestion(question: AnsweredQuestion): IncorrectQuestionRow {
  const { id, position, snapshot, answer } = question;
  const given = isAnswered(answer) ? answer : null;
  const reviewed = getQuestionType(snapshot.kind).review(snapshot, given, newestRightAnswer(question));
  return { id, position, name: snapshot.text, ...reviewed, explanation: snapshot.feedback };
}
