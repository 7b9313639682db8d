import type { TreadState } from '#client/ui/tread-bar';
import { isAnswered, noAnswer, type AnswerValue } from './answer';

type Questions = readonly { id: string }[];
type Answers = Readonly<Record<string, AnswerValue>>;

/** Positions from 0 of the questions without an answer. */
export function unanswered(questions: Questions, answers: Answers): number[] {
  return questions.flatMap(({ id }, index) => (isAnswered(answers[id] ?? noAnswer) ? [] : [index]));
}

/** One block a question; a question passed over without an answer is hollow. */
export function testBlocks(questions: Questions, answers: Answers, current: number): TreadState[] {
  const open = new Set(unanswered(questions, answers));
  const reached = Math.max(current, ...questions.map((_, index) => (open.has(index) ? 0 : index)));
  return questions.map((_, index) => {
    if (index === current) return 'current';
    if (!open.has(index)) return 'done';
    return index < reached ? 'skipped' : 'todo';
  });
}

/** Where to go on: the first question without an answer, or the last one. */
export const firstToAnswer = (questions: Questions, answers: Answers): number =>
  unanswered(questions, answers)[0] ?? questions.length - 1;
