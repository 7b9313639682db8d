/**
 * Every code that GraphQL and REST answer with: its HTTP status, and the plain English reason that is sent with it.
 * Clients translate by the code; docs/errors.md explains each one. The upload service has the words of its protocol.
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
  PASSWORD_UNCHANGED: { status: 400, reason: 'This is already the password. Choose another one.' },
  PASSWORD_WRONG: { status: 400, reason: 'Incorrect password' },
  FILE_REFUSED: { status: 400, reason: 'This file is not one that is kept here.' },
  UNAUTHENTICATED: { status: 401, reason: 'Sign in first.' },
  TOKEN_INVALID: { status: 401, reason: 'The access token is invalid or has expired.' },
  FORBIDDEN: { status: 403, reason: 'You may not do this.' },
  FIELD_NOT_WRITABLE: { status: 403, reason: 'A field in the request may not be changed by its owner.' },
  NO_PROFILE: { status: 403, reason: 'The session has not been initialised.' },
  PROFILE_DISABLED: { status: 403, reason: 'This profile is disabled.' },
  PROGRAM_ENTRY_REQUIRED: { status: 403, reason: 'A valid program entry is needed.' },
  LINK_EXPIRED: { status: 403, reason: 'The link is unknown or has expired; ask for a new one.' },
  NO_EMAIL: { status: 404, reason: 'No email address found' },
  MAINTENANCE: { status: 503, reason: 'The portal is closed for maintenance.' },
  SEEING_AS: { status: 403, reason: 'You see the portal as somebody else, so nothing is saved.' },
  SEEING_AS_ENDED: { status: 403, reason: 'The time to see the portal as somebody else is over; go back.' },
  TERMS_REQUIRED: { status: 403, reason: 'Say Yes to the Privacy Policy first.' },
  TEST_BLOCKED: { status: 403, reason: 'This test is not open.' },
  REQUEST_TOO_SLOW: { status: 408, reason: 'The request took too long to arrive.' },
  NOT_FOUND: { status: 404, reason: 'There is nothing here by that id.' },
  CERTIFICATE_WITHDRAWN: { status: 410, reason: 'This certificate is no longer valid.' },
  ROUTE_NOT_FOUND: { status: 404, reason: 'Route not found' },
  CONFLICT: { status: 409, reason: 'It was changed in the meantime.' },
  PRICE_CHANGED: { status: 409, reason: 'The price is another one by now.' },
  SURVEY_CLOSED: { status: 409, reason: 'The survey takes no more answers.' },
  OUT_OF_STOCK: { status: 409, reason: 'There is none left.' },
  NOT_ENOUGH_POINTS: { status: 409, reason: 'There are too few points for it.' },
  ATTEMPT_CLOSED: { status: 409, reason: 'The attempt is closed.' },
  UPLOAD_NOT_FINISHED: { status: 409, reason: 'The upload service still works on it.' },
  UPLOAD_FAILED: { status: 409, reason: 'The upload was canceled or failed at the upload service.' },
  UPLOAD_EXPIRED: { status: 410, reason: 'The upload is too old to be taken; upload it again.' },
  LINK_REQUIRED: { status: 409, reason: 'This sign-in has to be linked by an administrator.' },
  LAST_ADMINISTRATOR: { status: 409, reason: 'At least one administrator has to stay.' },
  OWN_ROLE: { status: 409, reason: 'Nobody takes the own role away; another administrator can.' },
  NOT_TO_BE_MERGED: { status: 409, reason: 'These two cannot be merged.' },
  MERGE_STAYS: { status: 409, reason: 'This merge cannot be undone any more.' },
  PAYLOAD_TOO_LARGE: { status: 413, reason: 'The request is too large.' },
  HEADERS_TOO_LARGE: { status: 431, reason: 'The headers of the request are too large.' },
  QUERY_TOO_COMPLEX: { status: 400, reason: 'The query asks for too much at once.' },
  ANSWER_TOO_LARGE: { status: 400, reason: 'The answer is larger than one may be; ask for less at once.' },
  GRAPHQL_PARSE_FAILED: { status: 400, reason: 'The query is not GraphQL.' },
  GRAPHQL_VALIDATION_FAILED: { status: 400, reason: 'The query does not fit the schema.' },
  RATE_LIMITED: { status: 429, reason: 'Too many requests; wait and try again.' },
  STORAGE_UNAUTHENTICATED: { status: 401, reason: 'The storage does not know the portal.' },
  STORAGE_QUOTA_EXCEEDED: { status: 402, reason: 'The storage is full.' },
  STORAGE_UNAUTHORIZED: { status: 403, reason: 'The storage does not let the portal do this.' },
  STORAGE_OBJECT_NOT_FOUND: { status: 404, reason: 'There is nothing in the storage by that key.' },
  STORAGE_CANCELED: { status: 499, reason: 'It was canceled.' },
  STORAGE_RETRY_LIMIT_EXCEEDED: { status: 503, reason: 'The storage did not answer for too long.' },
  IDENTITY_UNAVAILABLE: {
    status: 503,
    reason: 'The sign-in service does not answer right now; nothing was changed.',
  },
  UNAVAILABLE: { status: 503, reason: 'A part of the portal does not answer right now.' },
  INTERNAL: { status: 500, reason: 'An error ocurred' },
} as const;

export type ErrorCode = keyof typeof errorCodes;

/** A refusal with a documented code. `details` are plain values a client may show: ids, counts, dates. */
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

/** Refuses what was sent, naming the field as a path in the input, for example `options.0.text.en`. */
export function refuseField(
  field: string,
  reason: string,
  more: Readonly<Record<string, unknown>> = {},
): never {
  throw new AppError('BAD_USER_INPUT', reason, { fields: [field], ...more });
}
