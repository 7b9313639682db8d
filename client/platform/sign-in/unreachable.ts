/** A provider elsewhere that cannot be reached, while the portal may well be. */
export class ProviderUnreachable extends Error {
  constructor() {
    super('The sign-in service does not answer.');
    this.name = 'ProviderUnreachable';
  }
}

const patience = 10_000;

/** Rejects with ProviderUnreachable where nothing answers at the issuer's address. */
export async function reach(issuer: string): Promise<void> {
  try {
    const signal = AbortSignal.timeout(patience);
    await fetch(`${issuer}/.well-known/openid-configuration`, { mode: 'no-cors', signal });
  } catch {
    throw new ProviderUnreachable();
  }
}
