import { throwFieldError } from '#server/platform/errors';
import { checkIdempotencyKey, isStorable } from '#server/platform/validation';
import type { AdjustPointsInput } from './points.input';

/** Maximum balance of a person, in points. */
export const maxBalance = 1_000_000_000;

const maxNoteLength = 200;

export type Adjustment = Pick<AdjustPointsInput, 'delta' | 'note' | 'idempotencyKey'>;

const isWhole = (value: unknown): value is number => Number.isInteger(value);

/** Returns the trimmed note, or null if it's empty. Throws BAD_USER_INPUT if it's too long or can't be stored. */
export function checkNote(note: string | null | undefined): string | null {
  const text = note?.trim() ?? '';
  if (text.length > maxNoteLength || !isStorable(text)) {
    throwFieldError('note', `A note has at most ${maxNoteLength} characters.`);
  }
  return text === '' ? null : text;
}

/** Returns the new balance. Throws BAD_USER_INPUT unless it's a whole number in range. */
export function checkBalance(amount: unknown): number {
  if (!isWhole(amount) || amount < 0 || amount > maxBalance) {
    throwFieldError('amount', `The amount must be a whole number from 0 to ${maxBalance}.`);
  }
  return amount;
}

/**
 * Checks an adjustment and returns its note. Throws BAD_USER_INPUT if a value is out of range or the note is missing.
 */
export function checkAdjustment({ delta, note, idempotencyKey }: Adjustment): string {
  if (delta === 0 || Math.abs(delta) > maxBalance) {
    throwFieldError('delta', `The points must be a number up to ${maxBalance}, and not 0.`);
  }
  checkIdempotencyKey(idempotencyKey);
  return checkNote(note) ?? throwFieldError('note', 'A note is needed.');
}

/** Throws if an adjustment would raise a balance above the maximum. */
export function assertWithinLimit(balance: number, delta: number): void {
  if (balance + delta > maxBalance) {
    throwFieldError('delta', `The balance can be ${maxBalance} at most.`);
  }
}
