import { describe, expect, it } from '@jest/globals';
import { StartError } from '#server/platform/start-error';
import { realm } from './embedded/realm';
import { requireLongerProviderSession } from './session-idle';

const settings = { sessionIdleSeconds: 1800, sessionCountdownSeconds: 60 };

describe('the start of the portal', () => {
  it('is refused in one sentence where the provider forgets sessions less than 10 minutes after the portal', () => {
    expect(() => requireLongerProviderSession(settings, 2459)).toThrow(StartError);
    expect(() => requireLongerProviderSession(settings, 2459)).toThrow(
      'Sessions may be idle for 1860 seconds, but the sign-in service forgets them after 2459: ' +
        'it must keep them at least 600 seconds longer.',
    );
  });

  it('goes on where it keeps them long enough, as the embedded one does with the settings of a new portal', () => {
    expect(() => requireLongerProviderSession(settings, 2460)).not.toThrow();
    expect(() => requireLongerProviderSession(settings, realm.sessionIdle)).not.toThrow();
  });
});
