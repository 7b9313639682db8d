import { throwFieldError } from '#server/platform/errors';
import { maxWeeks } from './dashboard.types';

/** As many weeks as are looked back on. */
export function checkWeeks(weeks: number): number {
  if (weeks < 1 || weeks > maxWeeks) throwFieldError('weeks', `weeks must be from 1 to ${maxWeeks}.`);
  return weeks;
}
