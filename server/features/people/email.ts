import { throwFieldError } from '#server/platform/errors';
import { isAddress, maxAddressLength } from '#server/platform/validation';

/** Normalizes an address, so that no two look alike. Throws BAD_USER_INPUT if it is invalid. */
export function checkEmail(sent: string): string {
  const email = sent.normalize('NFKC').trim();
  if (!isAddress(email) || !/@.+\../.test(email)) {
    throwFieldError('email', `An e-mail address has one @ and at most ${maxAddressLength} characters.`);
  }
  return email;
}
