import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { dismissToast, raiseToast } from '#client/platform/raise-toast';
import { onRefusal } from '#client/platform/refusals';
import { SessionContext, type SessionStart, type SessionState } from './session';
import { forgetSessionEnd, keepSessionEnd, keptSessionEnd, learnSessionEnd } from './session-end';
import type { SignIn } from './keycloak';
import { onSignOutElsewhere, signOut, type SignOutOptions } from './sign-out';
import { forgetSignOutOutcome, signOutOutcome } from './sign-out-outcome';
import { keepWantedPath } from './wanted-path';

type Props = {
  signIn: SignIn;
  /** Resolves when the session that follows a sign-in is made, or is not. */
  initialized: Promise<SessionStart>;
  children: ReactNode;
};

/** Whether somebody is signed in, and else why nobody is any more. */
function useSessionState(signIn: SignIn) {
  const [state, setState] = useState<SessionState>(signIn.isSignedIn() ? 'signedIn' : 'signedOut');
  const [ended, setEnded] = useState(() =>
    signIn.isSignedIn() ? null : signOutOutcome() ? 'self' : keptSessionEnd(),
  );
  const ending = useRef(false);

  useEffect(() => {
    if (state === 'signedIn') forgetSessionEnd();
  }, [state]);

  useEffect(() => {
    signIn.onEnded((identityToken) => {
      // Calls on their way meet the end as well, and know less of it.
      if (ending.current) return;
      ending.current = true;
      keepWantedPath(window.location.pathname + window.location.search);
      void learnSessionEnd(identityToken).then((reason) => {
        if (reason !== 'self') keepSessionEnd(reason);
        setEnded(reason);
        setState('signedOut');
      });
    });
    return onSignOutElsewhere((end) => {
      keepSessionEnd(end);
      signIn.forget();
    });
  }, [signIn]);

  return { state, ended };
}

/** Provides the session; it ends when the provider or another tab says so. */
export function SessionProvider({ signIn, initialized, children }: Props) {
  const intl = useIntl();
  const { state, ended } = useSessionState(signIn);

  // The provider knows whether the session is over, and says so to whoever asks for a new token.
  useEffect(() => {
    const stops = ['UNAUTHENTICATED', 'TOKEN_INVALID'].map((code) =>
      onRefusal(code, () => void signIn.renew()),
    );
    return () => stops.forEach((stop) => stop());
  }, [signIn]);

  // What happened before this page was there is said once.
  useEffect(() => {
    const outcome = signOutOutcome();
    forgetSignOutOutcome();
    if (outcome === 'success') void raiseToast('success', intl.formatMessage({ id: 'session.loggedOut' }));
    if (outcome === 'failed') void raiseToast('error', intl.formatMessage({ id: 'session.logoutFailed' }));
    void initialized.then((outcome) => {
      if (outcome === 'failed')
        void raiseToast('error', intl.formatMessage({ id: 'errors.session' }), 'session');
    });
  }, [intl, initialized]);

  const value = useMemo(
    () => ({
      state,
      ended,
      providerAway: signIn.wasAway(),
      // Another tab says that it leaves before the provider knows.
      signIn: async (language: Parameters<SignIn['signIn']>[0]) => signIn.signIn(language, ended !== null),
      signOut: async (options?: SignOutOptions) => {
        const id = 'sign-out';
        void raiseToast('loading', intl.formatMessage({ id: 'session.loggingOut' }), id);
        try {
          await signOut(signIn, options);
          // Where the server was out of reach this page stays.
          if (options?.timeout) void dismissToast(id);
        } catch (error) {
          console.warn('Sign-out failed.', error);
          void raiseToast('error', intl.formatMessage({ id: 'session.logoutFailed' }), id);
        }
      },
      renewToken: signIn.renew,
    }),
    [signIn, state, ended, intl],
  );

  return <SessionContext value={value}>{children}</SessionContext>;
}
