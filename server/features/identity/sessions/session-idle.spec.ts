import { describe, expect, it } from '@jest/globals';
import { StartError } from '#server/platform/start-error';
import { realm } from '../embedded/realm';
import { requireLongerProviderSession } from './session-idle';

const settings = { sessionIdleSeconds: 1800, sessionCountdownSeconds: 60 };

describe('requireLongerProviderSession', () => {
  it('throws when the provider ends idle sessions less than 10 minutes after the portal', () => {
    expect(() => requireLongerProviderSession(settings, 2459)).toThrow(StartError);
    expect(() => requireLongerProviderSession(settings, 2459)).toThrow(
      'Sessions may be idle for 1860 seconds, but the sign-in service forgets them after 2459: ' +
        'it must keep them at least 600 seconds longer.',
    );
  });

  it('accepts a longer session, and the default settings with the embedded provider', () => {
    expect(() => requireLongerProviderSession(settings, 2460)).not.toThrow();
    expect(() => requireLongerProviderSession(settings, realm.sessionIdle)).not.toThrow();
  });
});
