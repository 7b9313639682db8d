import { errorCodes, type ErrorCode } from '#server/platform/errors';
import type { BackgroundJobFailure } from './background-job.enums';

const reasonsOf = (...codes: ErrorCode[]): string[] => codes.map((code) => errorCodes[code].reason);
const isIn = (reason: string, reasons: string[]): boolean => reasons.some((one) => reason.includes(one));

// The queue stores only the message of an error, from Node.js, nodemailer or the portal itself.
const unavailable = reasonsOf('UNAVAILABLE', 'STORAGE_RETRY_LIMIT_EXCEEDED', 'IDENTITY_UNAVAILABLE');
const noAnswer =
  /\bE(CONN(REFUSED|RESET|ABORTED)|TIMEDOUT|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH|PIPE)\b|socket|time(d )?out|fetch failed|connection closed|greeting never|(does|did) not answer/i;
const unauthorized = reasonsOf('STORAGE_UNAUTHENTICATED', 'STORAGE_UNAUTHORIZED');
const rejected =
  /invalid login|missing credentials|were rejected|command failed|message failed|status (code )?4\d\d/i;

/** Returns the kind of a failure, derived from the error message of the job. */
export function failureOf(reason: string): BackgroundJobFailure {
  if (noAnswer.test(reason) || isIn(reason, unavailable)) return 'no_answer';
  return rejected.test(reason) || isIn(reason, unauthorized) ? 'rejected' : 'other';
}
