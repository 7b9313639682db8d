import { createContext, use } from 'react';
import type { Language } from '#client/platform/i18n/languages';
import type { SessionEnd } from './session-end';
import type { SignOutOptions } from './sign-out';

export type SessionState = 'signedOut' | 'signedIn';

/**
 * What came of making the session of whoever signed in; of a disabled profile, and of a sign-in that an administrator has
 * to link, every page says so itself.
 */
export type SessionStart = 'made' | 'disabled' | 'unlinked' | 'failed';

/**
 * Why a page stays open after its session expired: it has unsaved work (`expired`), or someone else has signed in since
 * then (`other_person`).
 */
export type ExpiredSession = 'expired' | 'other_person';

type SessionValue = {
  state: SessionState;
  /** Why it ended, where somebody was signed in before. */
  ended: SessionEnd | null;
  /** Why the page stays open although its session has ended; its requests wait. */
  expiredSession: ExpiredSession | null;
  /** Gives up what is unsaved on such a page. */
  leaveExpiredSession: () => void;
  /** Whether the sign-in service did not answer when the page started: the visitor may have a session there. */
  providerAway: boolean;
  /** Goes to the provider's form, in place of this page. With an e-mail address, it is filled in and any session ignored. */
  signIn: (language: Language, email?: string) => Promise<void>;
  /** By inactivity where `timeout`: the sign-in page then says so, and nothing keeps the session from ending. */
  signOut: (options?: SignOutOptions) => Promise<void>;
  /** Fetches a new token after a change of language, role or type. */
  renewToken: () => Promise<void>;
};

export const SessionContext = createContext<SessionValue | null>(null);

/** Whether someone is signed in, and how to change that. */
export function useSession(): SessionValue {
  const value = use(SessionContext);
  if (!value) throw new Error('useSession needs a SessionProvider above it.');
  return value;
}
