import type { Settings } from '#server/features/settings/settings.types';
import { StartError } from '#server/platform/start-error';

const margin = 10 * 60;

type IdleSettings = Pick<Settings, 'sessionIdleSeconds' | 'sessionCountdownSeconds'>;

/** Returns true if the provider's sessions last long enough for the portal's idle settings. */
export const outlives = (providerIdleSeconds: number, settings: IdleSettings): boolean =>
  providerIdleSeconds >= settings.sessionIdleSeconds + settings.sessionCountdownSeconds + margin;

/**
 * Throws a StartError if the provider's sessions could expire before the portal ends them. Their idle time must be at
 * least 10 minutes longer than that of the portal.
 */
export function requireLongerProviderSession(settings: IdleSettings, providerIdleSeconds: number): void {
  if (outlives(providerIdleSeconds, settings)) return;
  const idle = settings.sessionIdleSeconds + settings.sessionCountdownSeconds;
  throw new StartError(
    `Sessions may be idle for ${idle} seconds, but the sign-in service forgets them after ${providerIdleSeconds}: ` +
      `it must keep them at least ${margin} seconds longer.`,
  );
}
