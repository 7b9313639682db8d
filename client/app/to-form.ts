import { storedLanguage } from '#client/platform/i18n/stored-language';
import { createSignIn } from '#client/platform/sign-in/keycloak';
import { signOutOutcome } from '#client/platform/sign-in/sign-out-outcome';
import { saveRequestedPath } from '#client/platform/sign-in/requested-path';

/**
 * The entry script for visitors on a page that requires sign-in. Redirects to the provider's form without loading the
 * portal, except after a sign-out, whose result the portal shows first.
 */
async function leave(): Promise<void> {
  if (signOutOutcome()) return void (await import('./main'));
  const { pathname, search } = window.location;
  if (pathname !== '/login') saveRequestedPath(pathname + search);
  try {
    await createSignIn().signIn(storedLanguage());
  } catch (error) {
    console.warn('The sign-in page could not be opened.', error);
    await import('./main');
  }
}

void leave();
