import { loadSettings, type Settings } from '#client/features/settings/public';
import { defaultLanguage, loadMessages, type Language, type Messages } from '#client/platform/i18n/languages';
import { storedLanguage } from '#client/platform/i18n/stored-language';
import { callRest } from '#client/platform/rest';
import { createSignIn, type SignIn } from '#client/platform/sign-in/keycloak';

export type Beginning = {
  settings: Settings;
  signIn: SignIn;
  /** False when someone signed in but the server could not make their session. */
  initialized: boolean;
  language: { language: Language; messages: Messages };
};

async function takeUpSession(signIn: SignIn): Promise<boolean> {
  try {
    return await signIn.start();
  } catch (error) {
    console.warn('The sign-in service did not answer; the visitor is not signed in.', error);
    return false;
  }
}

async function initSession(signIn: SignIn): Promise<boolean> {
  try {
    await callRest('/api/auth/init', { method: 'POST', token: await signIn.token() });
    return true;
  } catch (error) {
    console.warn('The session could not be initialised.', error);
    return false;
  }
}

async function languageOf(signIn: SignIn): Promise<Beginning['language']> {
  const language = signIn.isSignedIn() ? (signIn.language() ?? defaultLanguage) : storedLanguage();
  return { language, messages: await loadMessages(language) };
}

/** What the portal needs before it can show anything: settings, who is there, and their language. */
export async function start(): Promise<Beginning> {
  const settings = await loadSettings();
  const signIn = createSignIn();
  const signedIn = await takeUpSession(signIn);
  const [initialized, language] = await Promise.all([
    signedIn ? initSession(signIn) : true,
    languageOf(signIn),
  ]);
  return { settings, signIn, initialized, language };
}
