import { pino } from 'pino';
import { withoutSecrets } from './secrets';

/** The server's log. Values that could carry a secret are removed whatever the caller passes. */
export const log = pino({
  base: undefined,
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
