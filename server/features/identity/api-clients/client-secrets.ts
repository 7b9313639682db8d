import type { EntityManager } from 'typeorm';

/** The expiry times of an API client's secrets. */
export interface SecretEnds {
  /** The expiry of the newest secret; null if there is none. */
  current: Date | null;
  /** The expiry of the previous secret while it is valid. */
  previous: Date | null;
}

export interface MadeSecret {
  secret: string;
  /** Identifies the secret among those of its client. */
  createdAt: Date;
}

/** The secrets of API clients that an identity provider stores itself. */
export interface ClientSecrets {
  /**
   * Creates a secret in the caller's transaction and returns it; it can't be read later. The two before it stay valid
   * until `previousEndsAt` at most; older ones are deleted.
   */
  make(
    manager: EntityManager,
    clientId: string,
    ends: { expiresAt: Date; previousEndsAt: Date },
  ): Promise<MadeSecret>;
  /**
   * Replaces a secret that no one received by another with the same expiry time. Returns null if it is no longer the
   * newest.
   */
  replace(manager: EntityManager, clientId: string, createdAt: Date): Promise<string | null>;
  /** Deletes all secrets of a client in the caller's transaction. */
  end(manager: EntityManager, clientId: string): Promise<void>;
  /** Returns the expiry times of the secrets of these clients by client id. */
  endsOf(clientIds: readonly string[]): Promise<ReadonlyMap<string, SecretEnds>>;
}
