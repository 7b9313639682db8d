import { refuseField } from '#server/platform/errors';
import { mostWeeks } from './dashboard.types';

/** As many weeks as are looked back on. */
export function checkWeeks(weeks: number): number {
  if (weeks < 1 || weeks > mostWeeks) refuseField('weeks', `weeks must be from 1 to ${mostWeeks}.`);
  return weeks;
}
