import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { errorCode } from './error-code';

/** Ids of the messages for what the storage of files refuses with. */
export const storageMessageIds: Record<string, string> = {
  STORAGE_QUOTA_EXCEEDED: 'errors.storageFull',
  STORAGE_UNAUTHENTICATED: 'errors.storageRefused',
  STORAGE_UNAUTHORIZED: 'errors.storageRefused',
  STORAGE_OBJECT_NOT_FOUND: 'errors.notFound',
  STORAGE_RETRY_LIMIT_EXCEEDED: 'errors.storageSilent',
};

// Codes that a person can do something about; every other one reads 'An error ocurred'.
const messageIds: Record<string, string> = {
  ANSWER_TOO_LARGE: 'errors.answerTooLarge',
  BAD_USER_INPUT: 'errors.badInput',
  BAD_REQUEST: 'errors.badInput',
  UNAUTHENTICATED: 'errors.signInAgain',
  TOKEN_INVALID: 'errors.signInAgain',
  NO_PROFILE: 'errors.session',
  FORBIDDEN: 'errors.forbidden',
  FIELD_NOT_WRITABLE: 'errors.forbidden',
  PROFILE_DISABLED: 'errors.profileDisabled',
  PROGRAM_ENTRY_REQUIRED: 'errors.programEntry',
  MAINTENANCE: 'errors.maintenance',
  TEST_BLOCKED: 'errors.testBlocked',
  NOT_FOUND: 'errors.notFound',
  CERTIFICATE_WITHDRAWN: 'errors.certificateWithdrawn',
  CONFLICT: 'errors.conflict',
  ATTEMPT_CLOSED: 'errors.attemptClosed',
  LINK_REQUIRED: 'errors.linkRequired',
  RATE_LIMITED: 'errors.rateLimited',
  UNAVAILABLE: 'errors.unavailable',
  NETWORK: 'errors.network',
  REQUEST_TOO_SLOW: 'errors.network',
  ...storageMessageIds,
};

const noOwn: Record<string, string> = {};

/** The id of the message for whatever a call was refused with; `own` ids come first. */
function errorMessageId(error: unknown, own = noOwn): string {
  const code = errorCode(error);
  return own[code] ?? messageIds[code] ?? 'errors.fallback';
}

/**
 * Turns whatever a call was refused with into a sentence in the person's language; `own` are the ids of messages for
 * codes of which the place can say more.
 */
export function useErrorMessage(own = noOwn): (error: unknown) => string {
  const intl = useIntl();
  return useCallback((error: unknown) => intl.formatMessage({ id: errorMessageId(error, own) }), [intl, own]);
}
