import type { EntityManager } from 'typeorm';
import type { Language } from '#server/platform/language/i18n';
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

/**
 * Who keeps credentials and sessions. A subject is the provider's own id of an account. What takes a transaction is called
 * before it writes to profiles: a provider elsewhere may take seconds, and every other change of a profile would wait for
 * them at the version of their cache, which is one row.
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
  /** Whether this is the account's password. */
  verifyPassword(subject: string, password: string): Promise<boolean>;
  /**
   * Sets the password and ends every session of the account but the one to keep. Throws NO_EMAIL where there is no such
   * account.
   */
  setPassword(
    manager: EntityManager,
    subject: string,
    password: string,
    keptSessionId: string | null,
  ): Promise<void>;
  /**
   * Opens an account that has no password yet, in the caller's transaction, and gives its subject; null where there is
   * one by that e-mail address already, whatever its case and whether it is open or not.
   */
  createAccount(manager: EntityManager, account: NewAccount): Promise<string | null>;
  /**
   * Has the account be signed in to by another e-mail address, in the caller's transaction; false where another account
   * has it, whatever its case and whether it is open or not.
   */
  setEmail(manager: EntityManager, subject: string, email: string): Promise<boolean>;
  /** Opens or closes an account in the caller's transaction; closing ends its sessions. */
  setEnabled(manager: EntityManager, subject: string, enabled: boolean): Promise<void>;
  /** Ends every session of the account but the one to keep, in the caller's transaction. */
  endSessions(manager: EntityManager, subject: string, keptSessionId: string | null): Promise<void>;
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

let chosen: IdentityProvider | null = null;

/** Puts the configured provider in place; called once at start. */
export function chooseIdentityProvider(provider: IdentityProvider): void {
  chosen = provider;
}

export function identityProvider(): IdentityProvider {
  if (!chosen) throw new Error('No identity provider is configured.');
  return chosen;
}
