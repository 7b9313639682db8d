import { AppError } from './errors';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether PostgreSQL can keep the text as it is: no NUL, no half of a surrogate pair. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** Whether a caller's id has the shape of one; an id of any other shape names nothing. */
export const isId = (value: unknown): value is string => typeof value === 'string' && uuid.test(value);

/** The id of something to change, in lower case; NOT_FOUND where it cannot be one. */
export function requireId(value: unknown): string {
  if (!isId(value)) throw new AppError('NOT_FOUND');
  return value.toLowerCase();
}
