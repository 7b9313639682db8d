import { refuseField } from '#server/platform/errors';
import { isAddress, longestAddress } from '#server/platform/validation';

/** The address in the one form of its letters, so that no two look alike; BAD_USER_INPUT where it is none. */
export function checkEmail(sent: string): string {
  const email = sent.normalize('NFKC').trim();
  if (!isAddress(email) || !/@.+\../.test(email)) {
    refuseField('email', `An e-mail address has one @ and at most ${longestAddress} characters.`);
  }
  return email;
}
