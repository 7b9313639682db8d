import { useEffect, useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Language } from '#client/platform/i18n/languages';
import { dismissToast, raiseToast } from '#client/platform/raise-toast';
import { onRejection } from '#client/platform/requests/rejections';
import { SessionContext, type SessionStart } from './session';
import type { SignIn } from './keycloak';
import { signOut, type SignOutOptions } from './sign-out';
import { clearSignOutOutcome, signOutOutcome } from './sign-out-outcome';
import { useSessionState } from './use-session-state';

type Props = {
  signIn: SignIn;
  /** Resolves when the session after a sign-in is initialized or rejected. */
  initialized: Promise<SessionStart>;
  /** Returns true if a page with unsaved work may continue in the person's next session. The default is true. */
  canResume?: () => boolean;
  children: ReactNode;
};

/** Provides the session. It ends when the provider or another tab reports its end. */
export function SessionProvider({ signIn, initialized, canResume, children }: Props) {
  const intl = useIntl();
  const { state, ended, expiredSession, leaveExpiredSession } = useSessionState(signIn, canResume);

  // The provider knows if the session has ended, and reports it when a new token is requested.
  useEffect(() => {
    const stops = ['UNAUTHENTICATED', 'TOKEN_INVALID'].map((code) =>
      onRejection(code, () => void signIn.renew()),
    );
    return () => stops.forEach((stop) => stop());
  }, [signIn]);

  // Shows a sign-out from before this page load, once.
  useEffect(() => {
    const outcome = signOutOutcome();
    clearSignOutOutcome();
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
      expiredSession,
      leaveExpiredSession,
      providerAway: signIn.wasAway(),
      // The other tab reports its sign-out before the provider knows of it.
      signIn: async (language: Language, email?: string) =>
        signIn.signIn(language, { anew: ended !== null || email !== undefined, email }),
      signOut: async (options?: SignOutOptions) => {
        const id = 'sign-out';
        void raiseToast('loading', intl.formatMessage({ id: 'session.loggingOut' }), id);
        try {
          await signOut(signIn, options);
          // The page stays open if the server is unreachable.
          if (options?.timeout) void dismissToast(id);
        } catch (error) {
          console.warn('Sign-out failed.', error);
          void raiseToast('error', intl.formatMessage({ id: 'session.logoutFailed' }), id);
        }
      },
      renewToken: signIn.renew,
    }),
    [signIn, state, ended, expiredSession, leaveExpiredSession, intl],
  );

  return <SessionContext value={value}>{children}</SessionContext>;
}
