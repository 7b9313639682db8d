import { required, type Problem } from '../problem';

type Range = { from: number; to: number; optional?: boolean };

/** Returns the problem of a typed whole number, or undefined. An empty field is valid if `optional`. */
export function numberProblem(typed: string, { from, to, optional }: Range): Problem | undefined {
  const text = typed.trim();
  if (text === '') return optional ? undefined : required;
  if (!/^\d+$/.test(text)) return { id: 'admin.error.wholeNumber' };
  const fits = Number(text) >= from && Number(text) <= to;
  return fits ? undefined : { id: 'admin.error.range', values: { from, to } };
}

/** Converts a typed whole number. Returns null for an empty field. */
export const wholeNumber = (typed: string): number | null =>
  typed.trim() === '' ? null : Number(typed.trim());
