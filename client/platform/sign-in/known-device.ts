import { dropCookie, writeCookie } from '#client/platform/cookies';

/** The server reads this cookie to preload either the requested page or the sign-in page. */
const name = 'treadway-here';
const monthSeconds = 2_592_000;

/** Stores on this device whether someone is signed in. Only a hint for the next load, never a proof. */
export function noteSignedIn(signedIn: boolean): void {
  if (signedIn) writeCookie(name, '1', monthSeconds);
  else dropCookie(name);
}
