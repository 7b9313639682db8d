import { refuseField } from '#server/platform/errors';
import { isStorable } from '#server/platform/validation';
import type { AdjustPointsInput } from './points.input';

/** Points that one person can have at most. */
export const largestBalance = 1_000_000_000;

const longestNote = 200;
const longestKey = 100;

export type Adjustment = Pick<AdjustPointsInput, 'delta' | 'note' | 'idempotencyKey'>;

const isWhole = (value: unknown): value is number => Number.isInteger(value);

/** Returns a note without outer spaces, null for none. BAD_USER_INPUT where it is too long or can't be stored. */
export function checkNote(note: string | null | undefined): string | null {
  const text = note?.trim() ?? '';
  if (text.length > longestNote || !isStorable(text)) {
    refuseField('note', `A note has at most ${longestNote} characters.`);
  }
  return text === '' ? null : text;
}

/** Returns a balance that is to be set; BAD_USER_INPUT unless it is a whole number in range. */
export function checkBalance(amount: unknown): number {
  if (!isWhole(amount) || amount < 0 || amount > largestBalance) {
    refuseField('amount', `The amount must be a whole number from 0 to ${largestBalance}.`);
  }
  return amount;
}

/** Checks an adjustment and returns its note, which it needs. */
export function checkAdjustment({ delta, note, idempotencyKey: key }: Adjustment): string {
  if (delta === 0 || Math.abs(delta) > largestBalance) {
    refuseField('delta', `The points must be a number up to ${largestBalance}, and not 0.`);
  }
  if (key.trim() === '' || key.length > longestKey || !isStorable(key)) {
    refuseField('idempotencyKey', `The idempotency key has 1 to ${longestKey} characters.`);
  }
  return checkNote(note) ?? refuseField('note', 'A note is needed.');
}

/** Refuses an adjustment that would raise a balance above the largest one. */
export function assertWithinLimit(balance: number, delta: number): void {
  if (balance + delta > largestBalance) {
    refuseField('delta', `The balance can be ${largestBalance} at most.`);
  }
}
