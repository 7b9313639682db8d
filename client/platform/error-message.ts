import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { errorCode, RestError, retryAfterSeconds } from './error-code';
import ids from './error-message-ids.json' with { type: 'json' };

// Codes that a person can do something about; every other one reads 'An error ocurred'. The server reads them as well.
const messageIds: Record<string, string> = ids;

/** The id of the message for a code; undefined where there is none but 'An error ocurred'. */
export const messageIdOf = (code: string): string | undefined => messageIds[code];

/** How long to wait, as the words take it: in hours where minutes would be many. */
const waitOf = (seconds: number) => ({
  minutes: Math.ceil(seconds / 60),
  hours: seconds > 90 * 60 ? Math.ceil(seconds / 3600) : 0,
});

const noOwn: Record<string, string> = {};

/** The id of the message for whatever a call was refused with; `own` ids come first. */
function errorMessageId(error: unknown, own = noOwn): string {
  const code = errorCode(error);
  return own[code] ?? messageIdOf(code) ?? 'errors.fallback';
}

/**
 * Turns whatever a call was refused with into a sentence in the person's language: that of the answer, where it carries
 * one; `own` are the ids of messages for codes of which the place can say more.
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
