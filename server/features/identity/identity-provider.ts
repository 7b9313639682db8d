import type { EntityManager } from 'typeorm';
import type { Lane } from '#server/platform/jobs/jobs';
import type { Language } from '#server/platform/language/i18n';
import { createModuleState } from '#server/platform/module-state';
import type { Role } from '#server/platform/viewer';
import type { ClientSecrets } from './api-clients/client-secrets';

/** An account that is open, by what signs in to it. */
export interface ProviderAccount {
  subject: string;
  /** As the provider has it, which vouches for it. */
  email: string;
}

/** An account to be made for a profile that there is. */
export interface NewAccount {
  profileId: string;
  email: string;
  name: string;
}

/** What the tokens of a person say that the portal decides, and whether the person may sign in. */
export interface PersonAtProvider {
  profileId: string;
  role: Role;
  userType: string;
  lang: Language;
  disabled: boolean;
}

/** What is left to be done in the transaction that needs it, once the provider has been asked. */
export type Finish<Answer = void> = (manager: EntityManager) => Promise<Answer>;

/**
 * Who keeps credentials and sessions. A subject is the provider's own id of an account. A provider elsewhere may take
 * seconds, for which a transaction would hold its connection and its locks: what has to be asked of it is asked before
 * one, and gives what is left to be done in it. What takes a transaction leaves the rest to jobs.
 */
export interface IdentityProvider {
  /** The secrets of programs; absent where programs and their secrets are made at the provider. */
  readonly clientSecrets?: ClientSecrets;
  /** Seconds without a request after which it forgets a session. */
  idleSeconds(): number;
  /** The account that somebody signs in to by this e-mail address, whatever its case; null where there is none. */
  findByEmail(email: string): Promise<ProviderAccount | null>;
  /** The account of a subject; null where there is none. */
  findBySubject(subject: string): Promise<ProviderAccount | null>;
  /** Tells whether the account has no password yet and may have one: nobody can sign in by it. */
  lacksPassword(subject: string): Promise<boolean>;
  /** Whether this is the account's password. */
  verifyPassword(subject: string, password: string): Promise<boolean>;
  /**
   * Sets the password and ends every session of the account but the one to keep. Throws NO_EMAIL where there is no such
   * account, and PASSWORD_UNCHANGED for its current password, which never counts as a failed sign-in.
   */
  setPassword(subject: string, password: string, storedSessionId: string | null): Promise<Finish>;
  /**
   * Opens an account that has no password yet, and gives its subject, to be linked; null where there is one by that
   * e-mail address already, whatever its case and whether it is open or not. Where the transaction comes to nothing, the
   * next try for that address takes up what was made.
   */
  createAccount(account: NewAccount): Promise<Finish<string | null>>;
  /**
   * Has the account be signed in to by another e-mail address, which its profile gets in the transaction; false where
   * another account has it, whatever its case and whether it is open or not. Where the transaction comes to nothing, the
   * account gets the profile's address back.
   */
  setEmail(account: { subject: string; profileId: string; email: string }): Promise<Finish<boolean>>;
  /** Opens or closes accounts in the caller's transaction; closing ends their sessions. */
  setEnabled(manager: EntityManager, subjects: readonly string[], enabled: boolean): Promise<void>;
  /** Ends every session of these accounts but the one to keep, in the caller's transaction. */
  endSessions(
    manager: EntityManager,
    subjects: readonly string[],
    storedSessionId: string | null,
  ): Promise<void>;
  /** How many sessions of the account are open; null where the provider does not tell. */
  countSessions(subject: string): Promise<number | null>;
  /** Removes the account with its sessions for good, in the caller's transaction. */
  deleteAccount(manager: EntityManager, subject: string): Promise<void>;
  /**
   * Tells a provider that cannot read the portal's database what its tokens say of a person; again does no harm. Absent
   * where it reads that itself.
   */
  showPerson?(subject: string, person: PersonAtProvider): Promise<void>;
}

/** Jobs that ask the provider: one elsewhere that stands still, or hears of many people at once, holds up no others. */
export const providerLane: Lane = { name: 'identity-provider', atOnce: 2 };

const selected = createModuleState<IdentityProvider | null>(() => null);

/** Puts the configured provider in place; called once at start. */
export function chooseIdentityProvider(provider: IdentityProvider): void {
  selected.value = provider;
}

export function identityProvider(): IdentityProvider {
  if (!selected.value) throw new Error('No identity provider is configured.');
  return selected.value;
}
