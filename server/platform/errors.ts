/**
 * Every error code of GraphQL and REST with its HTTP status and English message. Clients translate by code, and
 * docs/errors.md explains each one. The upload service uses the wording of its protocol.
 */
export const errorCodes = {
  BAD_REQUEST: { status: 400, reason: 'The request could not be understood.' },
  BAD_USER_INPUT: { status: 400, reason: 'A value is missing, malformed or out of range.' },
  LANGUAGE_UNKNOWN: { status: 400, reason: 'The language must be en, es or fr.' },
  PASSWORD_TOO_SHORT: { status: 400, reason: 'Password must be at least 8 characters' },
  PASSWORD_TOO_LONG: { status: 400, reason: 'Too many characters' },
  PASSWORD_TOO_WEAK: {
    status: 400,
    reason: 'Must contain at least one letter, one number, and one special character',
  },
  PASSWORD_UNCHANGED: { status: 400, reason: 'This is already the password. Choose a different one.' },
  PASSWORD_WRONG: { status: 400, reason: 'Incorrect password' },
  FILE_REJECTED: { status: 400, reason: 'This type of file isn’t accepted.' },
  UNAUTHENTICATED: { status: 401, reason: 'Sign in first.' },
  TOKEN_INVALID: { status: 401, reason: 'The access token is invalid or has expired.' },
  FORBIDDEN: { status: 403, reason: 'You don’t have permission to do this.' },
  FIELD_NOT_WRITABLE: { status: 403, reason: 'You can’t change a field in this request yourself.' },
  NO_PROFILE: { status: 403, reason: 'Initialize the session first.' },
  PROFILE_DISABLED: { status: 403, reason: 'This profile is disabled.' },
  PROGRAM_ENTRY_REQUIRED: { status: 403, reason: 'Enter a program account number first.' },
  LINK_EXPIRED: { status: 403, reason: 'The link is unknown or has expired. Request a new one.' },
  NO_EMAIL: { status: 404, reason: 'No email address found' },
  MAINTENANCE: { status: 503, reason: 'The portal is closed for maintenance.' },
  IMPERSONATING: {
    status: 403,
    reason: 'You’re viewing the portal as another person, so you can’t change anything.',
  },
  IMPERSONATION_ENDED: { status: 403, reason: 'Your time to view the portal as another person has ended.' },
  TERMS_REQUIRED: { status: 403, reason: 'Accept the Privacy Policy to continue.' },
  TEST_BLOCKED: { status: 403, reason: 'You can’t take this test right now.' },
  REQUEST_TOO_SLOW: { status: 408, reason: 'The request took too long to arrive.' },
  NOT_FOUND: { status: 404, reason: 'We couldn’t find that, or you don’t have access to it.' },
  CERTIFICATE_WITHDRAWN: { status: 410, reason: 'This certificate is no longer valid.' },
  ROUTE_NOT_FOUND: { status: 404, reason: 'Route not found' },
  CONFLICT: { status: 409, reason: 'Someone else changed this. Load the latest version and try again.' },
  PRICE_CHANGED: { status: 409, reason: 'The price has changed.' },
  SURVEY_CLOSED: { status: 409, reason: 'This survey is closed.' },
  OUT_OF_STOCK: { status: 409, reason: 'This is out of stock.' },
  NOT_ENOUGH_POINTS: { status: 409, reason: 'The person doesn’t have enough points.' },
  ATTEMPT_CLOSED: { status: 409, reason: 'This attempt has already been submitted or closed.' },
  UPLOAD_NOT_FINISHED: { status: 409, reason: 'The upload service is still processing the file.' },
  UPLOAD_FAILED: { status: 409, reason: 'The upload was cancelled or failed at the upload service.' },
  UPLOAD_EXPIRED: { status: 410, reason: 'The upload has expired. Upload the file again.' },
  LINK_REQUIRED: { status: 409, reason: 'An administrator has to link this sign-in first.' },
  LAST_ADMINISTRATOR: { status: 409, reason: 'There must be at least one administrator.' },
  OWN_ROLE: { status: 409, reason: 'You can’t change your own role. Another administrator can.' },
  NOT_TO_BE_MERGED: { status: 409, reason: 'These two people can’t be merged.' },
  MERGE_STAYS: { status: 409, reason: 'This merge can no longer be undone.' },
  PAYLOAD_TOO_LARGE: { status: 413, reason: 'The request is too large.' },
  HEADERS_TOO_LARGE: { status: 431, reason: 'The headers of the request are too large.' },
  QUERY_TOO_COMPLEX: { status: 400, reason: 'The query is too complex. Request less at once.' },
  ANSWER_TOO_LARGE: { status: 400, reason: 'The response is too large. Request less at once.' },
  GRAPHQL_PARSE_FAILED: { status: 400, reason: 'The query isn’t valid GraphQL.' },
  GRAPHQL_VALIDATION_FAILED: { status: 400, reason: 'The query doesn’t match the schema.' },
  RATE_LIMITED: { status: 429, reason: 'Too many requests. Wait and try again.' },
  STORAGE_UNAUTHENTICATED: { status: 401, reason: 'File storage doesn’t accept the portal’s credentials.' },
  STORAGE_QUOTA_EXCEEDED: { status: 402, reason: 'File storage is full.' },
  STORAGE_UNAUTHORIZED: { status: 403, reason: 'File storage doesn’t allow the portal to do this.' },
  STORAGE_OBJECT_NOT_FOUND: { status: 404, reason: 'File storage has no object with this key.' },
  STORAGE_CANCELED: { status: 499, reason: 'The request was cancelled.' },
  STORAGE_RETRY_LIMIT_EXCEEDED: { status: 503, reason: 'File storage didn’t respond in time.' },
  IDENTITY_UNAVAILABLE: {
    status: 503,
    reason: 'The sign-in service isn’t responding. Nothing was changed.',
  },
  UNAVAILABLE: { status: 503, reason: 'A part of the portal isn’t responding right now.' },
  INTERNAL: { status: 500, reason: 'An error ocurred' },
} as const;

export type ErrorCode = keyof typeof errorCodes;

/** An error with a documented code. `details` are values that a client may show, such as ids, counts and dates. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    reason: string = errorCodes[code].reason,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(reason);
    this.name = 'AppError';
  }

  get status(): number {
    return errorCodes[this.code].status;
  }
}

// Storage that is full or denies access is fixed by the operator, so a retry can succeed.
const storageFailures: readonly ErrorCode[] = [
  'STORAGE_UNAUTHENTICATED',
  'STORAGE_QUOTA_EXCEEDED',
  'STORAGE_UNAUTHORIZED',
  'STORAGE_CANCELED',
];

/** Returns true for an error with which a retry of the same work may succeed later. */
export const isRetryable = ({ code, status }: AppError): boolean =>
  status >= 500 || code === 'RATE_LIMITED' || storageFailures.includes(code);

/** Throws BAD_USER_INPUT for a field, named by its path in the input, for example `options.0.text.en`. */
export function throwFieldError(
  field: string,
  reason: string,
  more: Readonly<Record<string, unknown>> = {},
): never {
  throw new AppError('BAD_USER_INPUT', reason, { fields: [field], ...more });
}
