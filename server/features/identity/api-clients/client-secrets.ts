import type { EntityManager } from 'typeorm';

/** When the secrets of a program end. */
export interface SecretEnds {
  /** Of the one that was made last; null where none is kept. */
  current: Date | null;
  /** Of the one before, while it still works. */
  previous: Date | null;
}

export interface MadeSecret {
  secret: string;
  /** Identifies the secret among those of its client. */
  createdAt: Date;
}

/** A provider that keeps the secrets of programs itself. */
export interface ClientSecrets {
  /**
   * Makes a secret in the caller's transaction, which is told only now; the two before work until `previousEndsAt` at
   * most, older ones no more.
   */
  make(
    manager: EntityManager,
    clientId: string,
    ends: { expiresAt: Date; previousEndsAt: Date },
  ): Promise<MadeSecret>;
  /**
   * Replaces a secret that nobody has received by another with the same end. Returns null if it is no longer the newest.
   */
  replace(manager: EntityManager, clientId: string, createdAt: Date): Promise<string | null>;
  /** Ends all of a program, in the caller's transaction. */
  end(manager: EntityManager, clientId: string): Promise<void>;
  /** When those of these programs end, by client id. */
  endsOf(clientIds: readonly string[]): Promise<ReadonlyMap<string, SecretEnds>>;
}
