import { throwFieldError } from '#server/platform/errors';
import { maxWeeks } from './dashboard.types';

/** Validates the number of past weeks. Throws BAD_USER_INPUT. */
export function checkWeeks(weeks: number): number {
  if (weeks < 1 || weeks > maxWeeks) throwFieldError('weeks', `weeks must be from 1 to ${maxWeeks}.`);
  return weeks;
}
