import type { Settings } from '#server/features/settings/settings.types';
import { StartError } from '#server/platform/start-error';

const margin = 10 * 60;

type IdleSettings = Pick<Settings, 'sessionIdleSeconds' | 'sessionCountdownSeconds'>;

/** Whether a provider that forgets a session after so many seconds without a request does so late enough. */
export const outlives = (providerIdleSeconds: number, settings: IdleSettings): boolean =>
  providerIdleSeconds >= settings.sessionIdleSeconds + settings.sessionCountdownSeconds + margin;

/**
 * Refuses to start where the provider would forget a session before the portal has ended it: it must keep one, in
 * seconds without a request, at least 10 minutes longer than people may be idle.
 */
export function requireLongerProviderSession(settings: IdleSettings, providerIdleSeconds: number): void {
  if (outlives(providerIdleSeconds, settings)) return;
  const idle = settings.sessionIdleSeconds + settings.sessionCountdownSeconds;
  throw new StartError(
    `Sessions may be idle for ${idle} seconds, but the sign-in service forgets them after ${providerIdleSeconds}: ` +
      `it must keep them at least ${margin} seconds longer.`,
  );
}
