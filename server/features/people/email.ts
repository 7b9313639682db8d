import { throwFieldError } from '#server/platform/errors';
import { isAddress, maxAddressLength } from '#server/platform/validation';

/** The address in the one form of its letters, so that no two look alike; BAD_USER_INPUT where it is none. */
export function checkEmail(sent: string): string {
  const email = sent.normalize('NFKC').trim();
  if (!isAddress(email) || !/@.+\../.test(email)) {
    throwFieldError('email', `An e-mail address has one @ and at most ${maxAddressLength} characters.`);
  }
  return email;
}
