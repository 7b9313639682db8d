import { refuseField } from '#server/platform/errors';
import { isStorable } from '#server/platform/validation';

const longest = 300;

/** The address in the one form of its letters, so that no two look alike; BAD_USER_INPUT where it is none. */
export function checkEmail(sent: string): string {
  const email = sent.normalize('NFKC').trim();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || email.length > longest || !isStorable(email)) {
    refuseField('email', `An e-mail address has one @ and at most ${longest} characters.`);
  }
  return email;
}

export const refuseTakenEmail = (): never =>
  refuseField('email', 'Somebody here has this e-mail address already.');
