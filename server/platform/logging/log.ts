import { pino } from 'pino';
import { describeError } from './logged-error';
import { withoutSecrets } from './secrets';
import { traceId } from './trace';

// Messages of mail servers and PostgreSQL may quote the e-mail address of a person.
const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi;

export const withoutAddresses = (line: string): string => line.replace(address, '[address]');

/** The server's log. Fields that can contain secrets are always removed. */
export const log = pino({
  base: undefined,
  mixin: () => {
    const trace = traceId();
    return trace ? { traceId: trace } : {};
  },
  serializers: { err: describeError },
  hooks: { streamWrite: (line) => withoutAddresses(withoutSecrets(line)) },
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
