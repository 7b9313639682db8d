import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { raiseToast } from '#client/platform/raise-toast';
import { pauseRequests, rejectRequests, resumeRequests } from './paused-requests';
import type { SignIn } from './keycloak';
import { learnSessionEnd } from './learn-session-end';
import type { ExpiredSession, SessionState } from './session';
import { clearSessionEnd, keepSessionEnd, storedSessionEnd, type SessionEnd } from './session-end';
import { onSignedInElsewhere } from './signed-in-note';
import { onSignOutElsewhere } from './sign-out';
import { signOutOutcome } from './sign-out-outcome';
import { followTyping, hasUnsavedWork } from './unsaved-work';
import { clearRequestedPath, saveRequestedPath } from './requested-path';

const always = () => true;

/**
 * Returns whether someone is signed in, and the reason if no one is. A page with unsaved work stays open when its
 * session expires, and continues after the same person has signed in again.
 */
export function useSessionState(signIn: SignIn, canResume: () => boolean = always) {
  const intl = useIntl();
  const [state, setState] = useState<SessionState>(signIn.isSignedIn() ? 'signedIn' : 'signedOut');
  const [ended, setEnded] = useState(() =>
    signIn.isSignedIn() ? null : signOutOutcome() ? 'self' : storedSessionEnd(),
  );
  const [expiredSession, setExpiredSession] = useState<ExpiredSession | null>(null);
  const ending = useRef(false);

  useEffect(() => {
    if (state === 'signedIn') clearSessionEnd();
  }, [state]);
  useEffect(followTyping, []);

  const close = useCallback((reason: SessionEnd) => {
    rejectRequests();
    if (reason !== 'self') keepSessionEnd(reason);
    setExpiredSession(null);
    setEnded(reason);
    setState('signedOut');
  }, []);

  useEffect(() => {
    signIn.onEnded((identityToken) => {
      // Pending requests fail too, but don't know the reason.
      if (ending.current) return;
      ending.current = true;
      const staysOpen = hasUnsavedWork() && canResume();
      if (staysOpen) pauseRequests();
      saveRequestedPath(window.location.pathname + window.location.search);
      void learnSessionEnd(identityToken).then((reason) => {
        if (staysOpen && reason === 'expired') setExpiredSession('expired');
        else close(reason);
      });
    });
    return onSignOutElsewhere((end) => {
      keepSessionEnd(end);
      signIn.forget();
    });
  }, [signIn, canResume, close]);

  const isExpired = expiredSession !== null;
  useEffect(() => {
    if (!isExpired) return undefined;
    let isTrying = false;
    const resume = async () => {
      if (isTrying) return;
      isTrying = true;
      const resumed = await signIn.resume();
      isTrying = false;
      if (resumed === 'other_person') setExpiredSession(resumed);
      if (resumed !== 'resumed') return;
      ending.current = false;
      clearRequestedPath();
      setExpiredSession(null);
      resumeRequests();
      void raiseToast('success', intl.formatMessage({ id: 'session.resumed' }));
    };
    return onSignedInElsewhere(() => void resume());
  }, [isExpired, signIn, intl]);

  return { state, ended, expiredSession, leaveExpiredSession: useCallback(() => close('expired'), [close]) };
}
