import { loadSettings, sentSettings, type Settings } from '#client/features/settings/public';
import { defaultLanguage, loadMessages, type Language, type Messages } from '#client/platform/i18n/languages';
import { storedLanguage } from '#client/platform/i18n/stored-language';
import { callRest } from '#client/platform/rest';
import type { SignIn } from '#client/platform/sign-in/keycloak';
import { noteSignedIn } from '#client/platform/sign-in/known-device';
import { signedIn as signedInAlready, signIn } from './arrival';
import { askForFirstPage, loadFirstPage } from './first-page';
import { createServices, type Services } from './services';

export type Beginning = Services & {
  settings: Settings;
  signIn: SignIn;
  /** Becomes false when someone signed in but the server could not make their session. */
  initialized: Promise<boolean>;
  language: { language: Language; messages: Messages };
};

async function initSession(): Promise<boolean> {
  try {
    await callRest('/api/auth/init', { method: 'POST', token: await signIn.token() });
    return true;
  } catch (error) {
    console.warn('The session could not be initialised.', error);
    return false;
  }
}

/** The person's own language; a visitor's as this device knows it. */
const firstLanguage = (): Language =>
  signIn.isSignedIn() ? (signIn.language() ?? defaultLanguage) : storedLanguage();

/**
 * What the portal needs before it can show anything: settings, who is there, their language, and of home what it
 * shows. The session is made meanwhile.
 */
export async function start(): Promise<Beginning> {
  const [settings, signedIn] = await Promise.all([sentSettings() ?? loadSettings(), signedInAlready]);
  noteSignedIn(signedIn);
  const initialized = signedIn ? initSession() : Promise.resolve(true);
  const services = createServices(signIn, initialized);
  const language = firstLanguage();
  const path = window.location.pathname;
  const [messages] = await Promise.all([
    loadMessages(language),
    loadFirstPage(path, signedIn),
    signedIn && askForFirstPage(services.client, path, language),
  ]);
  return { ...services, settings, signIn, initialized, language: { language, messages } };
}
