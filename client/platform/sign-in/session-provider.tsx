import { useEffect, useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Language } from '#client/platform/i18n/languages';
import { dismissToast, raiseToast } from '#client/platform/raise-toast';
import { onRejection } from '#client/platform/rejections';
import { SessionContext, type SessionStart } from './session';
import type { SignIn } from './keycloak';
import { signOut, type SignOutOptions } from './sign-out';
import { clearSignOutOutcome, signOutOutcome } from './sign-out-outcome';
import { useSessionState } from './use-session-state';

type Props = {
  signIn: SignIn;
  /** Resolves when the session that follows a sign-in is made, or is not. */
  initialized: Promise<SessionStart>;
  /** Tells whether a page with unsaved work may continue in the person's next session; by default it may. */
  canResume?: () => boolean;
  children: ReactNode;
};

/** Provides the session; it ends when the provider or another tab says so. */
export function SessionProvider({ signIn, initialized, canResume, children }: Props) {
  const intl = useIntl();
  const { state, ended, expiredSession, leaveExpiredSession } = useSessionState(signIn, canResume);

  // The provider knows whether the session is over, and says so to whoever asks for a new token.
  useEffect(() => {
    const stops = ['UNAUTHENTICATED', 'TOKEN_INVALID'].map((code) =>
      onRejection(code, () => void signIn.renew()),
    );
    return () => stops.forEach((stop) => stop());
  }, [signIn]);

  // What happened before this page was there is said once.
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
      // Another tab says that it leaves before the provider knows.
      signIn: async (language: Language, email?: string) =>
        signIn.signIn(language, { anew: ended !== null || email !== undefined, email }),
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
    [signIn, state, ended, expiredSession, leaveExpiredSession, intl],
  );

  return <SessionContext value={value}>{children}</SessionContext>;
}
