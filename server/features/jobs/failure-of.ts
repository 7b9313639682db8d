import type { BackgroundJobFailure } from './background-job.enums';

// The queue keeps the words of an error alone: those of Node.js, of nodemailer and of the portal's own refusals.
const noAnswer =
  /\bE(CONN(REFUSED|RESET|ABORTED)|TIMEDOUT|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH|PIPE)\b|socket|time(d )?out|fetch failed|connection closed|greeting never|(does|did) not answer/i;
const refused =
  /invalid login|missing credentials|were rejected|command failed|message failed|status (code )?4\d\d|does not (know|let) the portal/i;

/** Of what kind a failure was, by what the job threw. */
export function failureOf(reason: string): BackgroundJobFailure {
  if (noAnswer.test(reason)) return 'no_answer';
  return refused.test(reason) ? 'refused' : 'other';
}
