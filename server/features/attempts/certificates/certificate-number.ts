import { randomInt } from 'node:crypto';
import { foldNumber } from '#server/platform/text/fold';

// Crockford's digits: none of them is taken for another one when read aloud or copied by hand.
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 12;
const maxInputLength = 64;

const inGroups = (plain: string): string => plain.match(/.{4}/g)!.join('-');

/** A number that nobody can guess: twelve random digits in three groups, such as 7Q4M-2K9D-XH3T. */
export const newCertificateNumber = (): string =>
  inGroups(Array.from({ length }, () => digits[randomInt(digits.length)]).join(''));

/** A number as it is stored, from the way somebody typed it; null where it cannot be one. */
export function readCertificateNumber(typed: string): string | null {
  if (typed.length > maxInputLength) return null;
  const plain = foldNumber(typed).toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
  return plain.length === length && [...plain].every((digit) => digits.includes(digit))
    ? inGroups(plain)
    : null;
}
