import type { LocalizedText } from '#server/platform/language/i18n';

/** How an attempt stands. */
export interface MailedMark {
  status: 'passed' | 'failed';
  /** Whole percent. */
  score: number;
}

interface AboutResult {
  attemptId: string;
  moduleName: LocalizedText;
}

/** What each message needs to know beside the person, the site's settings and the portal's address. */
export interface MailValues {
  /** A test was passed; `points` may be 0. */
  test_passed: AboutResult & { score: number; points: number; promotedToPro: boolean };
  test_failed: AboutResult & { score: number; passMark: number };
  /** A result was marked anew. */
  result_changed: AboutResult & { before: MailedMark; after: MailedMark };
  /** The person's PRO status was reset for a new cycle. */
  pro_reset: Record<string, never>;
  /** Somebody tried many wrong passwords at the person's name. */
  sign_in_tries: Record<string, never>;
}

export type MailTemplate = keyof MailValues;

/** A message to be written and sent later, in the language that the person has then. */
export type QueuedMail = {
  [Template in MailTemplate]: {
    template: Template;
    profileId: string;
    /** Names the message: queued twice under the same key before it was sent, it is sent once. */
    key: string;
    values: MailValues[Template];
  };
}[MailTemplate];
