import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { raiseToast } from '#client/platform/raise-toast';
import { holdRequests, rejectRequests, releaseRequests } from './held-session';
import type { SignIn } from './keycloak';
import { learnSessionEnd } from './learn-session-end';
import type { HeldSession, SessionState } from './session';
import { forgetSessionEnd, keepSessionEnd, keptSessionEnd, type SessionEnd } from './session-end';
import { onSignedInElsewhere } from './signed-in-note';
import { onSignOutElsewhere } from './sign-out';
import { signOutOutcome } from './sign-out-outcome';
import { followTyping, hasUnsavedWork } from './unsaved-work';
import { forgetWantedPath, keepWantedPath } from './wanted-path';

const always = () => true;

/**
 * Returns whether somebody is signed in, and else why nobody is any more. A page with unsaved work stays open when its
 * session expires, and continues once the same person has signed in again.
 */
export function useSessionState(signIn: SignIn, canResume: () => boolean = always) {
  const intl = useIntl();
  const [state, setState] = useState<SessionState>(signIn.isSignedIn() ? 'signedIn' : 'signedOut');
  const [ended, setEnded] = useState(() =>
    signIn.isSignedIn() ? null : signOutOutcome() ? 'self' : keptSessionEnd(),
  );
  const [held, setHeld] = useState<HeldSession | null>(null);
  const ending = useRef(false);

  useEffect(() => {
    if (state === 'signedIn') forgetSessionEnd();
  }, [state]);
  useEffect(followTyping, []);

  const close = useCallback((reason: SessionEnd) => {
    rejectRequests();
    if (reason !== 'self') keepSessionEnd(reason);
    setHeld(null);
    setEnded(reason);
    setState('signedOut');
  }, []);

  useEffect(() => {
    signIn.onEnded((identityToken) => {
      // Calls on their way meet the end as well, and know less of it.
      if (ending.current) return;
      ending.current = true;
      const holds = hasUnsavedWork() && canResume();
      if (holds) holdRequests();
      keepWantedPath(window.location.pathname + window.location.search);
      void learnSessionEnd(identityToken).then((reason) => {
        if (holds && reason === 'expired') setHeld('expired');
        else close(reason);
      });
    });
    return onSignOutElsewhere((end) => {
      keepSessionEnd(end);
      signIn.forget();
    });
  }, [signIn, canResume, close]);

  const isHeld = held !== null;
  useEffect(() => {
    if (!isHeld) return undefined;
    let isTrying = false;
    const resume = async () => {
      if (isTrying) return;
      isTrying = true;
      const resumed = await signIn.resume();
      isTrying = false;
      if (resumed === 'other_person') setHeld(resumed);
      if (resumed !== 'resumed') return;
      ending.current = false;
      forgetWantedPath();
      setHeld(null);
      releaseRequests();
      void raiseToast('success', intl.formatMessage({ id: 'session.resumed' }));
    };
    return onSignedInElsewhere(() => void resume());
  }, [isHeld, signIn, intl]);

  return { state, ended, held, leaveHeld: useCallback(() => close('expired'), [close]) };
}
