import { createModuleState } from '#client/platform/module-state';

/** A provider elsewhere that cannot be reached, while the portal may well be. */
export class ProviderUnreachable extends Error {
  constructor() {
    super('The sign-in service does not answer.');
    this.name = 'ProviderUnreachable';
  }
}

const patience = 5_000;
// A page that has just learned that the provider is away doesn't make people wait for the same answer again.
const remembered = 3_000;

const failedAt = createModuleState(() => -Infinity);

async function answers(issuer: string): Promise<boolean> {
  try {
    // Not in mode no-cors, which hides the status: a proxy answers 502 or 503 for a provider that is away.
    const signal = AbortSignal.timeout(patience);
    const { ok } = await fetch(`${issuer}/.well-known/openid-configuration`, { cache: 'no-store', signal });
    return ok;
  } catch {
    return false;
  }
}

/** Tells whether the provider failed to answer within the last 3 seconds. */
export const failedJustNow = (): boolean => performance.now() - failedAt.value < remembered;

/** Rejects with ProviderUnreachable unless the provider at the issuer's address answers successfully within 5 s. */
export async function reach(issuer: string): Promise<void> {
  if (failedJustNow()) throw new ProviderUnreachable();
  if (await answers(issuer)) return;
  failedAt.value = performance.now();
  throw new ProviderUnreachable();
}
