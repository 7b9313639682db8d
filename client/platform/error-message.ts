import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { errorCode, RestError } from './error-code';
import ids from './error-message-ids.json' with { type: 'json' };

// Codes that a person can do something about; every other one reads 'An error ocurred'. The server reads them as well.
const messageIds: Record<string, string> = ids;

/** The id of the message for a code; undefined where there is none but 'An error ocurred'. */
export const messageIdOf = (code: string): string | undefined => messageIds[code];

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
      return intl.formatMessage({ id: errorMessageId(error, own) });
    },
    [intl, own],
  );
}
