import { required, type Problem } from '../problem';

type Range = { from: number; to: number; optional?: boolean };

/** What is wrong with a typed whole number, or undefined; an optional one may be empty. */
export function numberProblem(typed: string, { from, to, optional }: Range): Problem | undefined {
  const text = typed.trim();
  if (text === '') return optional ? undefined : required;
  if (!/^\d+$/.test(text)) return { id: 'admin.error.wholeNumber' };
  const fits = Number(text) >= from && Number(text) <= to;
  return fits ? undefined : { id: 'admin.error.range', values: { from, to } };
}

/** A typed whole number without a problem; null where nothing was typed. */
export const wholeNumber = (typed: string): number | null =>
  typed.trim() === '' ? null : Number(typed.trim());
