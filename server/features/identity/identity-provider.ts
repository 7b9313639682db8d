import type { EntityManager } from 'typeorm';
import type { Lane } from '#server/platform/jobs/jobs';
import type { Language } from '#server/platform/language/i18n';
import { createModuleState } from '#server/platform/module-state';
import type { Role } from '#server/platform/access/viewer';
import type { ClientSecrets } from './api-clients/client-secrets';

/** An enabled account of the provider. */
export interface ProviderAccount {
  subject: string;
  /** The address that the provider has verified. */
  email: string;
}

/** An account to create for an existing profile. */
export interface NewAccount {
  profileId: string;
  email: string;
  name: string;
}

/** The token claims that the portal decides, and whether the person may sign in. */
export interface PersonAtProvider {
  profileId: string;
  role: Role;
  userType: string;
  lang: Language;
  disabled: boolean;
}

/** The remaining work in the transaction, after the call to the provider. */
export type Finish<Answer = void> = (manager: EntityManager) => Promise<Answer>;

/**
 * The provider of credentials and sessions. A subject is its id of an account. Calls to a hosted provider can take
 * seconds, so they run before the transaction and return the work that is left for it. Functions that take a
 * transaction leave calls to jobs.
 */
export interface IdentityProvider {
  /** The secrets of API clients; absent if they are created at the provider. */
  readonly clientSecrets?: ClientSecrets;
  /** Returns the seconds without a request after which a session expires. */
  idleSeconds(): number;
  /** Returns the account that signs in with this e-mail address, ignoring case; null if there is none. */
  findByEmail(email: string): Promise<ProviderAccount | null>;
  /** Returns the account of a subject; null if there is none. */
  findBySubject(subject: string): Promise<ProviderAccount | null>;
  /** Returns true if the account can have a password but has none yet. */
  lacksPassword(subject: string): Promise<boolean>;
  /** Returns true if this is the account's password. */
  verifyPassword(subject: string, password: string): Promise<boolean>;
  /**
   * Sets the password and ends every session of the account except one. Throws NO_EMAIL if the account doesn't exist,
   * and PASSWORD_UNCHANGED for its current password, which doesn't count as a failed sign-in.
   */
  setPassword(subject: string, password: string, storedSessionId: string | null): Promise<Finish>;
  /**
   * Creates an account without a password. The returned function returns its subject to link; null if the e-mail
   * address is taken, ignoring case, by an enabled or disabled account. After a rollback, the next attempt for the
   * address reuses the account.
   */
  createAccount(account: NewAccount): Promise<Finish<string | null>>;
  /**
   * Changes the e-mail address of an account; the profile gets it in the transaction. Returns false if another account
   * has it, ignoring case, enabled or disabled. After a rollback, the account gets the profile's address again.
   */
  setEmail(account: { subject: string; profileId: string; email: string }): Promise<Finish<boolean>>;
  /** Enables or disables accounts in the caller's transaction. Disabling ends their sessions. */
  setEnabled(manager: EntityManager, subjects: readonly string[], enabled: boolean): Promise<void>;
  /** Ends every session of these accounts except one in the caller's transaction. */
  endSessions(
    manager: EntityManager,
    subjects: readonly string[],
    storedSessionId: string | null,
  ): Promise<void>;
  /** Returns the number of open sessions of the account; null if the provider doesn't report it. */
  countSessions(subject: string): Promise<number | null>;
  /** Deletes the account and its sessions permanently, in the caller's transaction. */
  deleteAccount(manager: EntityManager, subject: string): Promise<void>;
  /**
   * Sends a provider without access to the portal's database the claims of a person; idempotent. Absent if the provider
   * reads the database itself.
   */
  showPerson?(subject: string, person: PersonAtProvider): Promise<void>;
}

/** The lane for jobs that call the provider, so that a slow or unavailable one doesn't delay other jobs. */
export const providerLane: Lane = { name: 'identity-provider', atOnce: 2 };

const selected = createModuleState<IdentityProvider | null>(() => null);

/** Sets the configured provider; called once at the start. */
export function chooseIdentityProvider(provider: IdentityProvider): void {
  selected.value = provider;
}

export function identityProvider(): IdentityProvider {
  if (!selected.value) throw new Error('No identity provider is configured.');
  return selected.value;
}
