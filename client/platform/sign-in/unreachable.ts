import { createModuleState } from '#client/platform/module-state';

/** An external provider that can't be reached although the portal may be. */
export class ProviderUnreachable extends Error {
  constructor() {
    super('The sign-in service does not answer.');
    this.name = 'ProviderUnreachable';
  }
}

const patience = 5_000;
// A page that has just found the provider down doesn't make people wait for another check.
const remembered = 3_000;

const failedAt = createModuleState(() => -Infinity);

async function answers(issuer: string): Promise<boolean> {
  try {
    // Mode `no-cors` would hide the status, and a proxy responds with 502 or 503 for a provider that is down.
    const signal = AbortSignal.timeout(patience);
    const { ok } = await fetch(`${issuer}/.well-known/openid-configuration`, { cache: 'no-store', signal });
    return ok;
  } catch {
    return false;
  }
}

/** Returns true if the provider failed to respond within the last 3 seconds. */
export const failedJustNow = (): boolean => performance.now() - failedAt.value < remembered;

/** Rejects with ProviderUnreachable unless the provider at the issuer's address answers successfully within 5 s. */
export async function reach(issuer: string): Promise<void> {
  if (failedJustNow()) throw new ProviderUnreachable();
  if (await answers(issuer)) return;
  failedAt.value = performance.now();
  throw new ProviderUnreachable();
}
