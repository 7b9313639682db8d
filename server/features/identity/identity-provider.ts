import type { EntityManager } from 'typeorm';
import type { ClientSecrets } from './api-clients/client-secrets';

/** An account that is open, by what signs in to it. */
export interface ProviderAccount {
  subject: string;
  /** As the provider has it, which vouches for it. */
  email: string;
}

/** Who keeps credentials and sessions. A subject is the provider's own id of an account. */
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
   * Sets the password and ends every session of the account but the one to keep. Called last in the caller's
   * transaction, which a failure undoes. Throws NO_EMAIL where there is no such account.
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
  createAccount(manager: EntityManager, account: { email: string; name: string }): Promise<string | null>;
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
