import { pino } from 'pino';

/** The server's log. Values that could carry a secret are removed whatever the caller passes. */
export const log = pino({
  base: undefined,
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
