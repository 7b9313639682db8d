import type { EntityManager } from 'typeorm';

/** An account that is open, by what signs in to it. */
export interface ProviderAccount {
  subject: string;
  /** As the provider has it, which vouches for it. */
  email: string;
}

/** Who keeps credentials and sessions. A subject is the provider's own id of an account. */
export interface IdentityProvider {
  /** The account that somebody signs in to by this e-mail address, whatever its case; null where there is none. */
  findByEmail(email: string): Promise<ProviderAccount | null>;
  /** The account of a subject; null where there is none. */
  findBySubject(subject: string): Promise<ProviderAccount | null>;
  /** Whether this is the account's password. */
  verifyPassword(subject: string, password: string): Promise<boolean>;
  /**
   * Sets the password and ends every session of the account but the one to keep. Called last in the caller's
   * transaction, which a failure undoes. Throws NOT_FOUND where there is no such account.
   */
  setPassword(
    manager: EntityManager,
    subject: string,
    password: string,
    keptSessionId: string | null,
  ): Promise<void>;
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
