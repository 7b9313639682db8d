import { pino } from 'pino';
import { describeError } from './logged-error';
import { withoutSecrets } from './secrets';
import { traceId } from './trace';

/** The server's log. Values that could carry a secret are removed whatever the caller passes. */
export const log = pino({
  base: undefined,
  mixin: () => {
    const trace = traceId();
    return trace ? { traceId: trace } : {};
  },
  serializers: { err: describeError },
  hooks: { streamWrite: withoutSecrets },
  redact: {
    paths: [
      '*.password',
      '*.authorization',
      '*.token',
      '*.cookie',
      'req.headers.authorization',
      'req.headers.cookie',
    ],
    censor: '[removed]',
  },
});
