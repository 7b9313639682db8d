import type { GivenAnswer, RightAnswer } from '../question-content';

/** Counts the selected options by correctness. `total` counts the correct options of the question. */
export function countSelected(
  right: RightAnswer,
  { optionIds }: GivenAnswer,
): { correct: number; incorrect: number; total: number } {
  const correctIds = new Set('optionIds' in right ? right.optionIds : []);
  const selected = new Set(optionIds);
  const correct = [...selected].filter((id) => correctIds.has(id)).length;
  return { correct, incorrect: selected.size - correct, total: correctIds.size };
}
