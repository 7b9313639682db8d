import { createSignIn } from '#client/platform/sign-in/keycloak';

/** Signs people in and out. */
export const signIn = createSignIn();

async function takeUpSession(): Promise<boolean> {
  try {
    return await signIn.start();
  } catch (error) {
    console.warn('The sign-in service did not answer; the visitor is not signed in.', error);
    return false;
  }
}

/** Whether someone is signed in: asked as soon as this small script is there, while the portal is still on its way. */
export const signedIn = takeUpSession();
