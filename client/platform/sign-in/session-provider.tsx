import { useEffect, useMemo, useState, type ReactNode } from 'react';
import toast from 'react-hot-toast';
import { useIntl, type IntlShape } from 'react-intl';
import { onRefusal } from '#client/platform/refusals';
import { SessionContext, type SessionState } from './session';
import type { SignIn } from './keycloak';
import { onSignOutElsewhere, signOut, takeSignOutOutcome, type SignOutOptions } from './sign-out';
import { keepWantedPath } from './wanted-path';

type Props = {
  signIn: SignIn;
  /** False when the server could not make the session that follows a sign-in. */
  initialized: boolean;
  children: ReactNode;
};

/** Stays until the person is back to read it. */
function tellTimeout(intl: IntlShape, id = 'timeout'): void {
  toast(intl.formatMessage({ id: 'session.timedOut' }), { id, duration: Infinity });
}

/** Provides the session; it ends when the provider or another tab says so. */
export function SessionProvider({ signIn, initialized, children }: Props) {
  const intl = useIntl();
  const [state, setState] = useState<SessionState>(signIn.isSignedIn() ? 'signedIn' : 'signedOut');

  useEffect(() => {
    signIn.onEnded(() => {
      keepWantedPath(window.location.pathname + window.location.search);
      setState('signedOut');
    });
    return onSignOutElsewhere((timeout) => {
      signIn.forget();
      if (timeout) tellTimeout(intl);
    });
  }, [signIn, intl]);

  // The provider knows whether the session is over, and says so to whoever asks for a new token.
  useEffect(() => {
    const stops = ['UNAUTHENTICATED', 'TOKEN_INVALID'].map((code) =>
      onRefusal(code, () => void signIn.renew()),
    );
    return () => stops.forEach((stop) => stop());
  }, [signIn]);

  // What happened before this page was there is said once.
  useEffect(() => {
    const outcome = takeSignOutOutcome();
    if (outcome === 'success') toast.success(intl.formatMessage({ id: 'session.loggedOut' }));
    if (outcome === 'timeout') tellTimeout(intl);
    if (outcome === 'failed') toast.error(intl.formatMessage({ id: 'session.logoutFailed' }));
    if (!initialized) toast.error(intl.formatMessage({ id: 'errors.session' }), { id: 'session' });
  }, [intl, initialized]);

  const value = useMemo(
    () => ({
      state,
      signIn: async (language: Parameters<SignIn['signIn']>[0]) => signIn.signIn(language),
      signOut: async (options?: SignOutOptions) => {
        const id = toast.loading(intl.formatMessage({ id: 'session.loggingOut' }));
        try {
          await signOut(signIn, options);
          // Where the server was out of reach this page stays.
          if (options?.timeout) tellTimeout(intl, id);
        } catch (error) {
          console.warn('Sign-out failed.', error);
          toast.error(intl.formatMessage({ id: 'session.logoutFailed' }), { id });
        }
      },
      renewToken: signIn.renew,
    }),
    [signIn, state, intl],
  );

  return <SessionContext value={value}>{children}</SessionContext>;
}
