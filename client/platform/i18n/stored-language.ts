import { withDeviceStorage } from '#client/platform/device-storage';
import { defaultLanguage, isLanguage, type Language } from './languages';

const storedKey = 'treadway.language';
const chosenKey = 'treadway.languageChosen';

/** The language that a visitor chose on this device, or English. */
export function storedLanguage(): Language {
  const stored = withDeviceStorage(() => localStorage.getItem(storedKey), null);
  return isLanguage(stored) ? stored : defaultLanguage;
}

/** Keeps the choice of a visitor who is not signed in. */
export function storeLanguage(language: Language): void {
  withDeviceStorage(() => {
    localStorage.setItem(storedKey, language);
    sessionStorage.setItem(chosenKey, language);
  }, undefined);
}

/** The choice made in this tab just before signing in, once: it is then saved on the server. */
export function takeChosenLanguage(): Language | undefined {
  return withDeviceStorage(() => {
    const chosen = sessionStorage.getItem(chosenKey);
    sessionStorage.removeItem(chosenKey);
    return isLanguage(chosen) ? chosen : undefined;
  }, undefined);
}
