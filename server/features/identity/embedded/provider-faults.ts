import type Provider from 'oidc-provider';
import type { AppError } from '#server/platform/errors';
import { log } from '#server/platform/logging/log';
import { asUnavailable } from '#server/platform/unavailable';

/** Logs the errors of a provider, and answers temporary ones with 503 and the time to retry. */
export function tellFaults(provider: Provider): void {
  provider.on('server_error', (ctx, error) => {
    const unavailable = asUnavailable(error);
    if (unavailable) ctx.state['unavailable'] = unavailable;
    log[unavailable ? 'warn' : 'error']({ err: error }, 'the identity provider failed');
  });
  provider.use(async (ctx, next) => {
    await next();
    const unavailable = ctx.state['unavailable'] as AppError | undefined;
    if (!unavailable) return;
    ctx.status = unavailable.status;
    ctx.set('retry-after', String(unavailable.details['retryAfterSeconds']));
  });
}
