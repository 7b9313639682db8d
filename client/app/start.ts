import { noteImpersonation } from '#client/features/identity/index';
import { loadSettings, sentSettings, type Settings } from '#client/features/settings/index';
import { errorCode } from '#client/platform/requests/error-code';
import { defaultLanguage, type Language } from '#client/platform/i18n/languages';
import { storedLanguage } from '#client/platform/i18n/stored-language';
import { beginWords } from '#client/platform/i18n/words';
import { pause } from '#client/platform/pause';
import { callRest } from '#client/platform/requests/rest';
import { setSiteTimeZone } from '#client/platform/formats/site-calendar';
import type { SignIn } from '#client/platform/sign-in/keycloak';
import { noteSignedIn } from '#client/platform/sign-in/known-device';
import type { SessionStart } from '#client/platform/sign-in/session';
import { signedIn as signedInAlready, signIn } from './arrival';
import { requestFirstPage, loadFirstPage } from './first-page';
import { createServices, type Services } from './services';

export type Beginning = Services & {
  settings: Settings;
  signIn: SignIn;
  /** Resolves when the session of the signed-in person is initialized or rejected. */
  initialized: Promise<SessionStart>;
};

const rejections: Record<string, SessionStart> = { PROFILE_DISABLED: 'disabled', LINK_REQUIRED: 'unlinked' };

async function initSession(): Promise<SessionStart> {
  try {
    const { impersonation } = await callRest<{ impersonation?: true }>('/api/auth/init', {
      method: 'POST',
      token: await signIn.token(),
    });
    if (impersonation) noteImpersonation(true);
    return 'made';
  } catch (error) {
    console.warn('The session could not be initialised.', error);
    return rejections[errorCode(error)] ?? 'failed';
  }
}

/** Returns the signed-in person's language, or for visitors the language stored on this device. */
const firstLanguage = (): Language =>
  signIn.isSignedIn() ? (signIn.language() ?? defaultLanguage) : storedLanguage();

/**
 * Loads the browser's locale data for numbers and dates, which takes longest in the first render. Each runs in its own
 * task so that input isn't blocked.
 */
async function prepareFormats(): Promise<void> {
  const language = storedLanguage();
  await pause(0);
  Intl.NumberFormat.supportedLocalesOf(language);
  await pause(0);
  Intl.DateTimeFormat.supportedLocalesOf(language);
}

/**
 * Loads everything that the first render needs: settings, session state, language and first page. The session is
 * initialized in parallel.
 */
export async function start(): Promise<Beginning> {
  const initialized = signedInAlready.then((signedIn) => (signedIn ? initSession() : 'made'));
  const sent = sentSettings() ?? loadSettings();
  // Runs in its own task while the provider's response is pending.
  await pause(0);
  const services = createServices(signIn, initialized);
  const [settings, signedIn] = await Promise.all([sent, signedInAlready, prepareFormats()]);
  // The queries of the first page may contain dates.
  setSiteTimeZone(settings.timezone);
  noteSignedIn(signedIn);
  const language = firstLanguage();
  await Promise.all([
    beginWords(language),
    loadFirstPage(window.location.pathname, signedIn),
    signedIn && requestFirstPage(services.client, window.location, language),
  ]);
  return { ...services, settings, signIn, initialized };
}
