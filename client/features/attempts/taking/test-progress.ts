import type { AnswerValue } from '#client/features/authoring/question-types/index';
import type { TreadState } from '#client/ui/charts/tread-bar';
import { isAnswered, noAnswer } from './answer';

type Questions = readonly { id: string }[];
type Answers = Readonly<Record<string, AnswerValue>>;

/** Returns the indexes of the unanswered questions. */
export function unanswered(questions: Questions, answers: Answers): number[] {
  return questions.flatMap(({ id }, index) => (isAnswered(answers[id] ?? noAnswer) ? [] : [index]));
}

/** Returns a block for each question. Skipped questions without an answer are hollow. */
export function testBlocks(questions: Questions, answers: Answers, current: number): TreadState[] {
  const open = new Set(unanswered(questions, answers));
  const reached = Math.max(current, ...questions.map((_, index) => (open.has(index) ? 0 : index)));
  return questions.map((_, index) => {
    if (index === current) return 'current';
    if (!open.has(index)) return 'done';
    return index < reached ? 'skipped' : 'todo';
  });
}

/** Returns the index of the first unanswered question, or of the last question. */
export const firstToAnswer = (questions: Questions, answers: Answers): number =>
  unanswered(questions, answers)[0] ?? questions.length - 1;
