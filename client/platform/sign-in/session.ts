import { createContext, use } from 'react';
import type { Language } from '#client/platform/i18n/languages';
import type { SessionEnd } from './session-end';
import type { SignOutOptions } from './sign-out';

export type SessionState = 'signedOut' | 'signedIn';

/**
 * The outcome of initializing the session. Every page shows a message for a disabled profile and for a sign-in that
 * isn't linked to a profile.
 */
export type SessionStart = 'made' | 'disabled' | 'unlinked' | 'failed';

/**
 * The reason why a page stays open after its session expired: it has unsaved work (`expired`), or someone else has
 * signed in since then (`other_person`).
 */
export type ExpiredSession = 'expired' | 'other_person';

type SessionValue = {
  state: SessionState;
  /** The reason for the end of the previous session. */
  ended: SessionEnd | null;
  /** The reason why the page stays open after its session has ended. Its requests wait. */
  expiredSession: ExpiredSession | null;
  /** Discards the unsaved work of such a page. */
  leaveExpiredSession: () => void;
  /** True if the provider didn't respond at start. The visitor may have a session there. */
  providerAway: boolean;
  /**
   * Opens the provider's form in place of this page. If an e-mail address is given, it is prefilled and any existing
   * session is ignored.
   */
  signIn: (language: Language, email?: string) => Promise<void>;
  /**
   * Signs out. With `timeout`, the sign-in page gives inactivity as the reason, and no failure keeps the session open.
   */
  signOut: (options?: SignOutOptions) => Promise<void>;
  /** Requests a new token after the language, role or user type has changed. */
  renewToken: () => Promise<void>;
};

export const SessionContext = createContext<SessionValue | null>(null);

/** Returns the session state and the functions that change it. */
export function useSession(): SessionValue {
  const value = use(SessionContext);
  if (!value) throw new Error('useSession needs a SessionProvider above it.');
  return value;
}
