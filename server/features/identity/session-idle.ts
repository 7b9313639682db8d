import type { Settings } from '#server/features/settings/settings.types';
import { StartError } from '#server/platform/start-error';

const margin = 10 * 60;

/**
 * Refuses to start where the provider would forget a session before the portal has ended it: it must keep one, in
 * seconds without a request, at least 10 minutes longer than people may be idle.
 */
export function requireLongerProviderSession(
  settings: Pick<Settings, 'sessionIdleSeconds' | 'sessionCountdownSeconds'>,
  providerIdleSeconds: number,
): void {
  const idle = settings.sessionIdleSeconds + settings.sessionCountdownSeconds;
  if (providerIdleSeconds >= idle + margin) return;
  throw new StartError(
    `Sessions may be idle for ${idle} seconds, but the sign-in service forgets them after ${providerIdleSeconds}: ` +
      `it must keep them at least ${margin} seconds longer.`,
  );
}
