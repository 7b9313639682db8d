import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { errorCode, RestError, retryAfterSeconds } from './error-code';
import ids from './error-message-ids.json' with { type: 'json' };

// The codes with a specific message. All others show 'An error ocurred'. The server reads the same file.
const messageIds: Record<string, string> = ids;

/** Returns the message id for an error code, or undefined if only 'An error ocurred' applies. */
export const messageIdOf = (code: string): string | undefined => messageIds[code];

/** Converts seconds to the values of the wait message: hours if there are more than 90 minutes. */
const waitOf = (seconds: number) => ({
  minutes: Math.ceil(seconds / 60),
  hours: seconds > 90 * 60 ? Math.ceil(seconds / 3600) : 0,
});

const noOwn: Record<string, string> = {};

/** Returns the message id for an error. Ids in `own` take precedence. */
function errorMessageId(error: unknown, own = noOwn): string {
  const code = errorCode(error);
  return own[code] ?? messageIdOf(code) ?? 'errors.fallback';
}

/**
 * Returns a function that turns an error into a sentence in the person's language. A message from the server takes
 * precedence; `own` maps codes to more specific message ids.
 */
export function useErrorMessage(own = noOwn): (error: unknown) => string {
  const intl = useIntl();
  return useCallback(
    (error: unknown) => {
      if (error instanceof RestError && error.isSaid) return error.message;
      const id = errorMessageId(error, own);
      const wait = retryAfterSeconds(error) ?? 0;
      if (id === 'errors.rateLimited' && wait > 60)
        return intl.formatMessage({ id: 'errors.rateLimitedFor' }, waitOf(wait));
      return intl.formatMessage({ id });
    },
    [intl, own],
  );
}
