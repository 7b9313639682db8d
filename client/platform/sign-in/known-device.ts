import { dropCookie, writeCookie } from '#client/platform/cookies';

/** The server reads it to announce either the page that is asked for or the sign-in page. */
const name = 'treadway-here';
const monthSeconds = 2_592_000;

/** Keeps on this device whether somebody is signed in; a hint for the next load, and no proof of anything. */
export function noteSignedIn(signedIn: boolean): void {
  if (signedIn) writeCookie(name, '1', monthSeconds);
  else dropCookie(name);
}
