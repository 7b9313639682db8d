import type { QuestionContent, RightAnswer } from '../question-content';

export const rightOptions = ({ options }: QuestionContent): RightAnswer => ({
  optionIds: options.filter(({ correct }) => correct).map(({ id }) => id),
});

export const rightOptionsSql = (content: string): string =>
  `(select coalesce(jsonb_agg(o->>'id' order by o->>'id'), '[]') from jsonb_array_elements(${content}->'options') as o
    where (o->>'correct')::boolean)`;

/** Returns true if the question has all of these options. */
export function areOffered({ options }: QuestionContent, right: RightAnswer): boolean {
  if (!('optionIds' in right)) return false;
  const offered = new Set(options.map(({ id }) => id));
  return right.optionIds.length > 0 && right.optionIds.every((id) => offered.has(id));
}
