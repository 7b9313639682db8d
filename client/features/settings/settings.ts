import { perLanguage, type Language } from '#client/platform/i18n/languages';
import { callRest } from '#client/platform/requests/rest';

/** The settings that every visitor's browser needs. */
export type Settings = {
  productName: string;
  /** The brand color as `#rrggbb`, from which the theme is derived. */
  brandColor: string;
  /** The text on the tire of the sign-in page. */
  loginLine: string;
  supportEmail: string;
  /** The IANA name of the time zone of all dates and periods. */
  timezone: string;
  maintenanceMode: boolean;
  /** The start of the maintenance, or null if the portal is open. */
  maintenanceStartedAt: string | null;
  /** The planned end of the maintenance, or null. */
  maintenanceEndsAt: string | null;
  /** The message during maintenance. Empty for the default text. */
  maintenanceMessage: Record<Language, string>;
  /** The image that replaces the portal's logo. */
  logo: { url: string; width: number; height: number } | null;
  /** The version of the current terms, or null if there are none. */
  termsVersion: number | null;
  standardTestsRequired: number;
  /** The seconds of inactivity until the dialog, and of the countdown in it. */
  sessionIdleSeconds: number;
  sessionCountdownSeconds: number;
};

export const defaultSettings: Settings = {
  productName: 'Treadway',
  brandColor: '#ffb200',
  loginLine: 'TREADWAY · KNOW THE TIRE',
  supportEmail: '',
  timezone: 'UTC',
  maintenanceMode: false,
  maintenanceStartedAt: null,
  maintenanceEndsAt: null,
  maintenanceMessage: perLanguage(() => ''),
  logo: null,
  termsVersion: null,
  standardTestsRequired: 10,
  sessionIdleSeconds: 1800,
  sessionCountdownSeconds: 60,
};

/** Returns the settings embedded in the page, or undefined with the development server. */
export function sentSettings(): Settings | undefined {
  const text = document.getElementById('settings')?.textContent;
  return text ? { ...defaultSettings, ...(JSON.parse(text) as Partial<Settings>) } : undefined;
}

/** Loads the site's settings. Errors are logged, and `fallback` is returned. */
export async function loadSettings(fallback: Settings = defaultSettings): Promise<Settings> {
  try {
    const { config } = await callRest<{ config: Partial<Settings> }>('/api/settings/get');
    return { ...fallback, ...config };
  } catch (error) {
    console.warn('The settings could not be loaded; the defaults stay.', error);
    return fallback;
  }
}
