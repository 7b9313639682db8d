import { randomInt } from 'node:crypto';
import { foldNumber } from '#server/platform/text/fold';

// Crockford's base 32, whose digits aren't confused when read aloud or copied by hand.
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 12;
const maxInputLength = 64;

const inGroups = (plain: string): string => plain.match(/.{4}/g)!.join('-');

/** Returns a random number of twelve digits in three groups, such as 7Q4M-2K9D-XH3T. */
export const newCertificateNumber = (): string =>
  inGroups(Array.from({ length }, () => digits[randomInt(digits.length)]).join(''));

/** Normalizes a typed number; null if it is invalid. */
export function readCertificateNumber(typed: string): string | null {
  if (typed.length > maxInputLength) return null;
  const plain = foldNumber(typed).toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
  return plain.length === length && [...plain].every((digit) => digits.includes(digit))
    ? inGroups(plain)
    : null;
}
