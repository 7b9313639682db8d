import type { Language } from '#client/platform/i18n/languages';
import { callRest } from '#client/platform/rest';

/** What a customer may set about the site, as far as every visitor's browser needs it. */
export type Settings = {
  productName: string;
  /** `#rrggbb`; the whole theme follows it. */
  brandColor: string;
  /** The line on the tire of the sign-in page. */
  loginLine: string;
  supportEmail: string;
  /** IANA name; the days of periods and openings are counted in it. */
  timezone: string;
  maintenanceMode: boolean;
  /** Since when the portal is closed; null while it is open. */
  maintenanceStartedAt: string | null;
  /** When maintenance is meant to end; null where nothing is planned. */
  maintenanceEndsAt: string | null;
  /** What people who wait are told; empty for the usual words. */
  maintenanceMessage: Record<Language, string>;
  /** The image in place of the portal's mark. */
  logo: { url: string; width: number; height: number } | null;
  /** The terms that are valid now; null where there are none. */
  termsVersion: number | null;
  standardTestsRequired: number;
  /** Time without activity until people are asked to continue, and to answer that. */
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
  maintenanceMessage: { en: '', es: '', fr: '' },
  logo: null,
  termsVersion: null,
  standardTestsRequired: 10,
  sessionIdleSeconds: 1800,
  sessionCountdownSeconds: 60,
};

/** The settings that came with the page; undefined where it came from a development server. */
export function sentSettings(): Settings | undefined {
  const text = document.getElementById('settings')?.textContent;
  return text ? { ...defaultSettings, ...(JSON.parse(text) as Partial<Settings>) } : undefined;
}

/** The site's settings; when they cannot be had this is only logged and `fallback` stays. */
export async function loadSettings(fallback: Settings = defaultSettings): Promise<Settings> {
  try {
    const { config } = await callRest<{ config: Partial<Settings> }>('/api/settings/get');
    return { ...fallback, ...config };
  } catch (error) {
    console.warn('The settings could not be loaded; the defaults stay.', error);
    return fallback;
  }
}
