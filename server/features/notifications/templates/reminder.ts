import type { LocalizedText } from '#server/platform/language/i18n';
import { mailTemplate } from './template';

export interface Reminder {
  /** The name of the sender. */
  by: string;
  /** The number of open tests. */
  count: number;
  /** The name of the first open test. */
  next: LocalizedText;
  /** A note from the sender. */
  line: string | null;
}

/** Reminds a person of open tests, sent by a manager or an administrator. */
export const reminder = mailTemplate<Reminder>({
  path: () => '/training',
  text: ({ by, count, next, line }, write) => ({
    subject: write('reminder.subject', { by, count }),
    paragraphs: [
      write('reminder.next', { next, more: count - 1 }),
      ...(line === null ? [] : [write('reminder.line', { by, line })]),
    ],
    action: write('reminder.action'),
  }),
});
