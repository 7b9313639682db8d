import { createSignIn } from '#client/platform/sign-in/keycloak';

/** Signs people in and out at the identity provider. */
export const signIn = createSignIn();

async function takeUpSession(): Promise<boolean> {
  try {
    return await signIn.start();
  } catch (error) {
    console.warn('The sign-in service did not answer; the visitor is not signed in.', error);
    return false;
  }
}

/** Resolves to true if someone is signed in. The check starts with this small script, before the portal has loaded. */
export const signedIn = takeUpSession();
